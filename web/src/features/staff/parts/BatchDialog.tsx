import { useState } from 'react';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import type { Department } from '#contract/user/orgDepart.ts';
import type { Member } from '#contract/user/orgMembers.ts';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import { BatchFailures } from '../../../kit/list/BatchFailures.tsx';
import { useSession } from '../../../kit/session.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { disableMembers, enableMembers, moveMembers } from './calls.ts';
import { departOptions } from './departOptions.ts';

export type BatchAct = 'move' | 'enable' | 'disable';

interface BatchDialogProps {
  act: BatchAct;
  members: readonly Member[];
  departments: readonly Department[];
  onClose: () => void;
  /** All of them were changed. */
  onDone: () => void;
}

const words = {
  move: { verb: '调整部门', note: '只改部门，职务、工号与角色不变' },
  enable: { verb: '启用', note: '他们的角色与工号登录都恢复' },
  disable: { verb: '停用', note: '他们马上不能再以本单位的身份操作，资料、角色与工号都留着，随时可以启用' },
} as const;

/** Asks once, changes several members, and names those that could not be changed. */
export function BatchDialog({ act, members, departments, onClose, onDone }: BatchDialogProps) {
  const [asked] = useState(members);
  const isWhole = useSession()?.powerLevel === PowerLevel.organization;
  const [departmentId, setDepartment] = useState('');
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const presses = { move: usePress(moveMembers), enable: usePress(enableMembers), disable: usePress(disableMembers) };
  const { verb, note } = words[act];
  const go = async () => {
    const ids = asked.map(({ id }) => id);
    const answer = act === 'move' ? presses.move.send({ ids, departmentId }) : presses[act].send({ ids });
    const result = await answer;
    if (!result) return onClose();
    if (result.failed.length > 0) return setOutcome(result);
    toast(`${verb}成功，共 ${result.doneCount} 位`);
    onDone();
    onClose();
  };
  if (outcome) return <BatchFailures verb={verb} outcome={outcome} nameOf={nameIn(asked)} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      danger={act === 'disable'}
      title={`${verb} ${asked.length} 位员工`}
      note={note}
      confirmLabel={verb}
      loading={presses[act].sending}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      {act === 'move' ? (
        <Field label="调到">
          <Select
            isWide
            value={departmentId}
            options={[{ value: '', label: isWhole ? '未分部门' : '请选择' }, ...departOptions(departments)]}
            onChange={(event) => setDepartment(event.target.value)}
          />
        </Field>
      ) : null}
    </ConfirmDialog>
  );
}

const nameIn = (members: readonly Member[]) => (id: string) => members.find((one) => one.id === id)?.memberName;
