import { useState } from 'react';
import type { Reviewed } from '#contract/kit/review.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { BulkBar } from '../../ui/BulkBar.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Table } from '../../ui/Table.tsx';
import { useSelection } from '../list/useSelection.ts';
import type { BatchCall } from './BatchDialog.tsx';
import { BatchDialog } from './BatchDialog.tsx';

interface ReviewTableProps<T extends Reviewed> {
  subject: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  nameOf: (row: T) => string;
  /** Undefined where nothing waits, or where each is decided by itself. */
  batch: BatchCall | undefined;
}

/** The rows of a queue; where that is possible several are decided together. */
export function ReviewTable<T extends Reviewed>({ subject, columns, rows, nameOf, batch }: ReviewTableProps<T>) {
  const { chosen, selection, clear } = useSelection(rows, idOf, nameOf);
  const [act, setAct] = useState<1 | 2 | null>(null);
  const table = { caption: subject, columns, rows, rowKey: idOf };
  if (!batch) return <Table {...table} />;
  return (
    <>
      <Table {...table} selection={selection} />
      <BulkBar count={chosen.length} total={rows.length} unit="份" onAll={selection.toggleAll} onClear={clear}>
        <Button size="sm" variant="danger" onClick={() => setAct(AuditState.refused)}>
          退回
        </Button>
        <Button size="sm" variant="primary" onClick={() => setAct(AuditState.passed)}>
          通过
        </Button>
      </BulkBar>
      {act ? (
        <BatchDialog
          decide={batch}
          auditStatus={act}
          subject={subject}
          chosen={chosen.map((row) => ({ id: row.id, name: nameOf(row) }))}
          onClose={() => setAct(null)}
          onDone={clear}
        />
      ) : null}
    </>
  );
}

const idOf = ({ id }: Reviewed): string => id;
