import { useState } from 'react';
import type { ReactNode } from 'react';
import { Empty } from '../../../../ui/Empty.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { actColumns } from './actColumns.tsx';
import type { ManagedKind, ManagedRow } from './kind.ts';
import styles from './Managed.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useManaged } from './useManaged.ts';

interface ManagedTableProps<Row extends ManagedRow> {
  kind: ManagedKind<Row>;
  rows: readonly Row[];
  add: ReactNode;
  onEdit: (row: Row) => void;
}

/** The rows in their order: moved up and down, switched on and off, edited, deleted. */
export function ManagedTable<Row extends ManagedRow>({ kind, rows, add, onEdit }: ManagedTableProps<Row>) {
  const [removing, setRemoving] = useState<Row | null>(null);
  const of = useManaged(kind, rows);
  if (rows.length === 0) return <Empty title={`还没有${kind.thing}`} note={kind.emptyNote} action={add} />;
  return (
    <>
      <Table
        className={styles.table}
        caption={kind.thing}
        columns={[...kind.columns, ...actColumns({ kind, of, onEdit, onRemove: setRemoving })]}
        rows={of.shown}
        rowKey={({ id }) => id}
      />
      {removing ? <RemoveDialog kind={kind} row={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  );
}
