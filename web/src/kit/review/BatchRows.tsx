import { useState } from 'react';
import { AuditState } from '#contract/rules/auditStates.ts';
import { BulkBar } from '../../ui/BulkBar.tsx';
import { Button } from '../../ui/Button.tsx';
import type { TableProps } from '../../ui/Table.tsx';
import { Table } from '../../ui/Table.tsx';
import { useSelection } from '../list/useSelection.ts';
import type { BatchPlan } from './BatchDialog.tsx';
import { BatchDialog } from './BatchDialog.tsx';

interface BatchRowsProps<T> extends Pick<TableProps<T>, 'caption' | 'columns' | 'rows' | 'density'> {
  plan: BatchPlan;
  nameOf: (row: T) => string;
  isWaiting: boolean;
}

/** The rows of a queue; those that wait may be decided together. */
export function BatchRows<T extends { id: string }>({ plan, nameOf, isWaiting, rows, ...look }: BatchRowsProps<T>) {
  const idOf = ({ id }: T) => id;
  const { chosen, selection, clear } = useSelection(rows, idOf, nameOf);
  const [act, setAct] = useState<1 | 2 | null>(null);
  return (
    <>
      <Table {...look} rows={rows} rowKey={idOf} selection={isWaiting ? selection : undefined} />
      <BulkBar count={chosen.length} total={rows.length} unit={plan.unit} onAll={selection.toggleAll} onClear={clear}>
        <Button size="sm" variant="danger" onClick={() => setAct(AuditState.refused)}>
          退回
        </Button>
        <Button size="sm" variant="primary" onClick={() => setAct(AuditState.passed)}>
          通过
        </Button>
      </BulkBar>
      {act ? (
        <BatchDialog
          of={plan}
          auditStatus={act}
          rows={chosen.map((row) => ({ id: row.id, name: nameOf(row) }))}
          onClose={() => setAct(null)}
          onDone={clear}
        />
      ) : null}
    </>
  );
}
