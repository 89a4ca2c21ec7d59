import { MemberState, mayDisable, mayEnable } from '#contract/rules/memberStates.ts';
import type { Member } from '#contract/user/orgMembers.ts';
import { Can } from '../../../kit/Can.tsx';
import { useSession } from '../../../kit/session.tsx';
import { Button } from '../../../ui/Button.tsx';
import { MenuButton, MenuDivider } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { inviteAgain } from './calls.ts';
import styles from './StaffTable.module.css';
import { usePress } from '../../../kit/usePress.ts';

export type MemberAct = 'edit' | 'roles' | 'disable' | 'enable' | 'remove';

/** Changing the facts at hand; roles, reminding and leaving under … . */
export function StaffActs({ member, onAct }: { member: Member; onAct: (act: MemberAct) => void }) {
  const { id, userNo, memberName, memberStatus } = member;
  const { send, sending } = usePress(inviteAgain);
  const isOneself = useSession()?.user.userNo === userNo;
  return (
    <span className={styles.acts}>
      <Can action="member:edit">
        <Button variant="text" size="sm" onClick={() => onAct('edit')}>
          修改
        </Button>
      </Can>
      <Can action={['member:role', 'member:edit']}>
        <MoreMenu label={`${memberName}的更多操作`}>
          <Can action="member:role">
            <MenuButton onSelect={() => onAct('roles')}>分配角色</MenuButton>
          </Can>
          <Can action="member:edit">
            {memberStatus === MemberState.invited ? (
              <MenuButton disabled={sending} onSelect={() => void send({ id }, '邀请发送成功')}>
                再次发送邀请
              </MenuButton>
            ) : null}
            {mayEnable(memberStatus) ? <MenuButton onSelect={() => onAct('enable')}>启用</MenuButton> : null}
            {isOneself ? null : (
              <>
                <MenuDivider />
                {mayDisable(memberStatus) ? <MenuButton onSelect={() => onAct('disable')}>停用</MenuButton> : null}
                <MenuButton danger onSelect={() => onAct('remove')}>
                  {memberStatus === MemberState.invited ? '收回邀请' : '移除'}
                </MenuButton>
              </>
            )}
          </Can>
        </MoreMenu>
      </Can>
    </span>
  );
}
