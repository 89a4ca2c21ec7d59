import { Trash2 } from 'lucide-react';
import { RowState } from '#contract/rules/rowStates.ts';
import { DragHandle } from '../../../../kit/drag/DragHandle.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import type { Column } from '../../../../ui/Table.tsx';
import type { ManagedKind, ManagedRow } from './kind.ts';
import styles from './Managed.module.css';
import { MoveButtons } from './MoveButtons.tsx';
import type { useManaged } from './useManaged.ts';

interface Acts<Row extends ManagedRow> {
  kind: ManagedKind<Row>;
  of: ReturnType<typeof useManaged<Row>>;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
}

/** The columns every list ends with: order, on or off, and the row's acts. */
export function actColumns<Row extends ManagedRow>({ kind, of, onEdit, onRemove }: Acts<Row>): Column<Row>[] {
  return [
    {
      key: 'order',
      head: '次序',
      act: true,
      width: 112,
      cell: (row) => (
        <span className={styles.order}>
          <DragHandle list={kind.key} id={row.id} onDrop={(id, where) => void of.drop(id, where)} />
          <MoveButtons row={row} rows={of.shown} name={kind.nameOf(row)} onMove={of.move} />
        </span>
      ),
    },
    {
      key: 'status',
      head: '启用',
      act: true,
      width: 76,
      cell: (row) => (
        <span className={styles.switch}>
          <Switch
            checked={row.statusId === RowState.normal}
            disabled={of.busy}
            aria-label={`启用「${kind.nameOf(row)}」`}
            onChange={(on) => void of.toggle(row, on)}
          />
        </span>
      ),
    },
    {
      key: 'acts',
      head: '操作',
      hideHead: true,
      act: true,
      align: 'end',
      width: 112,
      cell: (row) => (
        <span className={styles.acts}>
          <Button size="sm" variant="text" aria-label={`编辑「${kind.nameOf(row)}」`} onClick={() => onEdit(row)}>
            编辑
          </Button>
          {kind.remove ? (
            <IconButton
              size="sm"
              tone="danger"
              label={`删除「${kind.nameOf(row)}」`}
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => onRemove(row)}
            />
          ) : null}
        </span>
      ),
    },
  ];
}
