import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import type { ButtonSize } from '../../../../ui/Button.tsx';
import { PageHead } from '../../../../ui/PageHead.tsx';
import type { ManagedKind, ManagedRow } from './kind.ts';
import { ManagedDialog } from './ManagedDialog.tsx';
import { ManagedTable } from './ManagedTable.tsx';

interface ManagedPageProps<Row extends ManagedRow> {
  title: string;
  note?: string;
  kind: ManagedKind<Row>;
  rows: readonly Row[];
  /** Between the head and the list: which part of it is open. */
  children?: ReactNode;
}

/** The one page of all lists that an operator keeps: rows in order, on or off, with a dialog to write them. */
export function ManagedPage<Row extends ManagedRow>({ title, note, kind, rows, children }: ManagedPageProps<Row>) {
  const [editing, setEditing] = useState<Row | 'new' | null>(null);
  const add = (size: ButtonSize) => (
    <Button
      variant="primary"
      size={size}
      icon={<Plus size={16} aria-hidden="true" />}
      onClick={() => setEditing('new')}
    >
      新建{kind.thing}
    </Button>
  );
  return (
    <>
      <PageHead size="work" title={title} note={note} actions={rows.length > 0 ? add('md') : null} />
      {children}
      <ManagedTable kind={kind} rows={rows} add={add('sm')} onEdit={setEditing} />
      {editing ? (
        <ManagedDialog kind={kind} row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
    </>
  );
}
