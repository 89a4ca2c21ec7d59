import { useState } from 'react';
import type { Member } from '#contract/user/orgMembers.ts';
import { call } from '../../../kit/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { assignRole, listRoles } from './calls.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { useAnswer } from './useAnswer.ts';

/** The roles of one member; a change counts with the next thing he does. */
export function RolesDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const roles = useAnswer(async () => (await call(await listRoles(), { memberId: member.id })).list);
  const [picked, setPicked] = useState<string[] | null>(null);
  const [error, setError] = useState<string>();
  const { send, sending } = usePress(assignRole);
  const chosen = picked ?? roles?.filter(({ isHeld }) => isHeld).map(({ id }) => id) ?? [];
  async function save(): Promise<void> {
    if (chosen.length === 0) return setError('至少选一个角色');
    if (await send({ memberId: member.id, roleIds: chosen }, '角色分配成功')) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${member.memberName}的角色`}
      note="有几个角色的人，每次以其中一个的身份操作；改动在他下一步操作时生效"
      size="md"
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="primary"
            loading={sending}
            loadingLabel="保存中"
            disabled={!roles}
            onClick={() => void save()}
          >
            保存角色
          </Button>
        </>
      }
    >
      {roles ? (
        <RoleChoice
          roles={roles}
          chosen={chosen}
          onChange={(ids) => {
            setError(undefined);
            setPicked(ids);
          }}
          error={error}
        />
      ) : (
        <p role="status">正在取角色…</p>
      )}
    </Dialog>
  );
}
