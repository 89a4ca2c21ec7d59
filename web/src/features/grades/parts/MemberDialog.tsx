import { useState } from 'react';
import type { Member } from '#contract/exam/gradeStudent.ts';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { BatchFailures } from '../../../kit/list/BatchFailures.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { handOver, kickMembers, setAdmins } from './calls.ts';
import type { MemberAct } from './MemberTable.tsx';

interface MemberDialogProps {
  act: Exclude<MemberAct, 'edit'>;
  rows: readonly Member[];
  onClose: () => void;
  /** All of them were changed. */
  onDone: () => void;
}

const words = {
  promote: { verb: '设为管理员', note: '管理员可以审核申请、发公告、放文件，也可以移出学员' },
  demote: { verb: '取消管理员', note: '还在班里，只是不再管理它' },
  kick: { verb: '移出班级', note: '对方会收到消息，要回来得再凭邀请码加入' },
  handOver: { verb: '交出班级', note: '对方成为创建人，只有他能解散班级；你还是管理员' },
} as const;

/** Asks once, changes one person or several, and names those who stay as they are. */
export function MemberDialog({ act, rows, onClose, onDone }: MemberDialogProps) {
  const [asked] = useState(rows);
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const [kicking, setting, handing] = [usePress(kickMembers), usePress(setAdmins), usePress(handOver)];
  const { verb, note } = words[act];
  const ids = asked.map(({ id }) => id);
  const send = async (): Promise<BatchOutcome | undefined> => {
    if (act === 'kick') return kicking.send({ ids });
    if (act !== 'handOver') return setting.send({ ids, isAdmin: act === 'promote' ? 1 : 0 });
    return (await handing.send({ id: ids[0]! })) && { doneCount: 1, failed: [] };
  };
  const go = async () => {
    const result = await send();
    if (!result) return onClose();
    if (result.failed.length > 0) return setOutcome(result);
    toast(`${verb}成功`);
    onDone();
    onClose();
  };
  if (outcome) {
    const nameOf = (id: string) => asked.find((row) => row.id === id)?.memberName;
    return <BatchFailures verb={verb} outcome={outcome} nameOf={nameOf} onClose={onClose} />;
  }
  const whom = asked.length === 1 ? `「${asked[0]!.memberName}」` : ` ${asked.length} 位`;
  return (
    <ConfirmDialog
      open
      danger={act === 'kick'}
      title={`${verb}${act === 'handOver' ? '，交给' : '：'}${whom.trim()}`}
      note={note}
      confirmLabel={verb}
      loading={kicking.sending || setting.sending || handing.sending}
      loadingLabel="提交中"
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
