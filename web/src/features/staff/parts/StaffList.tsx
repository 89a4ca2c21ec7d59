import { useState } from 'react';
import { mayDisable, mayEnable } from '#contract/rules/memberStates.ts';
import type { Department } from '#contract/user/orgDepart.ts';
import type { Member } from '#contract/user/orgMembers.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { useSession } from '../../../kit/session.tsx';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import type { BatchAct } from './BatchDialog.tsx';
import type { MemberAct } from './StaffActs.tsx';
import { StaffTable } from './StaffTable.tsx';

interface StaffListProps {
  rows: readonly Member[];
  departments: readonly Department[];
  onAct: (member: Member, act: MemberAct) => void;
}

/** The people of a page; who may change one may change several at once. */
export function StaffList({ rows, departments, onAct }: StaffListProps) {
  const mayEdit = useSession()?.can('member:edit') ?? false;
  const { chosen, selection, clear } = useSelection(rows, idOf, nameOf);
  const [act, setAct] = useState<BatchAct | null>(null);
  return (
    <>
      <StaffTable rows={rows} selection={mayEdit ? selection : undefined} onAct={onAct} />
      <BulkBar count={chosen.length} total={rows.length} unit="位" onAll={selection.toggleAll} onClear={clear}>
        <Button size="sm" onClick={() => setAct('move')}>
          调整部门
        </Button>
        {chosen.some(({ memberStatus }) => mayEnable(memberStatus)) ? (
          <Button size="sm" onClick={() => setAct('enable')}>
            启用
          </Button>
        ) : null}
        {chosen.some(({ memberStatus }) => mayDisable(memberStatus)) ? (
          <Button size="sm" variant="danger" onClick={() => setAct('disable')}>
            停用
          </Button>
        ) : null}
      </BulkBar>
      {act ? (
        <BatchDialog act={act} members={chosen} departments={departments} onClose={() => setAct(null)} onDone={clear} />
      ) : null}
    </>
  );
}

const idOf = ({ id }: Member): string => id;
const nameOf = ({ memberName }: Member): string => memberName;
