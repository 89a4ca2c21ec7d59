import { MemberState } from '#contract/rules/memberStates.ts';
import type { Member } from '#contract/user/orgMembers.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { disableMember, enableMember, removeMember } from './calls.ts';
import { usePress } from '../../../kit/usePress.ts';

interface LeaveDialogProps {
  member: Member;
  act: 'disable' | 'enable' | 'remove';
  onClose: () => void;
}

/** Asks once before somebody is sent away, taken back or taken off the list. */
export function LeaveDialog({ member, act, onClose }: LeaveDialogProps) {
  const disable = usePress(disableMember);
  const enable = usePress(enableMember);
  const remove = usePress(removeMember);
  const { id, memberName, memberStatus } = member;
  const asked = {
    disable: {
      title: `停用「${memberName}」`,
      note: '他马上不能再以本单位的身份操作，资料、角色与工号都留着，随时可以启用',
      confirmLabel: '停用员工',
      loading: disable.sending,
      go: () => disable.send({ id }, '员工停用成功'),
    },
    enable: {
      title: `启用「${memberName}」`,
      note: '他的角色与工号登录都恢复',
      confirmLabel: '启用员工',
      loading: enable.sending,
      go: () => enable.send({ id }, '员工启用成功'),
    },
    remove:
      memberStatus === MemberState.invited
        ? {
            title: `收回对「${memberName}」的邀请`,
            note: '对方不能再接受，发出去的短信不会收回',
            confirmLabel: '收回邀请',
            loading: remove.sending,
            go: () => remove.send({ id }, '邀请收回成功'),
          }
        : {
            title: `移除「${memberName}」`,
            note: '他失去本单位的全部角色，工号空出来；他的账号与学习记录还是他自己的',
            confirmLabel: '移除员工',
            loading: remove.sending,
            go: () => remove.send({ id }, '员工移除成功'),
          },
  }[act];
  const { go, ...look } = asked;
  return (
    <ConfirmDialog
      open
      {...look}
      danger={act !== 'enable'}
      loadingLabel="请稍候"
      onConfirm={() => void go().then(onClose)}
      onClose={onClose}
    />
  );
}
