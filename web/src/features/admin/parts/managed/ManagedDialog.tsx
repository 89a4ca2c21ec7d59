import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { SpecField } from '../../../../kit/form/SpecField.tsx';
import { useFinish } from '../../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { consoleControls } from '../consoleControls.tsx';
import type { ManagedKind, ManagedRow } from './kind.ts';
import styles from './Managed.module.css';

interface ManagedDialogProps<Row extends ManagedRow> {
  kind: ManagedKind<Row>;
  /** Null for a new one. */
  row: Row | null;
  onClose: () => void;
}

/**
 * Writes one row. A draft belongs to the version it was begun from: what was typed over a row that somebody else changed
 * meanwhile is not brought back over theirs.
 */
export function ManagedDialog<Row extends ManagedRow>({ kind, row, onClose }: ManagedDialogProps<Row>) {
  const finish = useFinish(onClose);
  const title = row ? `编辑${kind.thing}` : `新建${kind.thing}`;
  const place = row ? `${row.id}:${row.version}` : `new:${Object.values(kind.part ?? {}).join(':')}`;
  const sending = useCallForm(kind.save, {
    fields: kind.table,
    initial: { ...kind.part, ...kind.blank, ...row },
    draft: `admin:${kind.key}:${place}`,
    onDone: () => finish('保存成功'),
  });
  return (
    <FormDialog
      of={sending}
      title={title}
      size={kind.isWide ? 'lg' : 'md'}
      label={title}
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <div className={styles.form}>
        {kind.fields(row).map((spec) => (
          <SpecField key={spec.name} form={sending.form} spec={spec} controls={consoleControls} />
        ))}
      </div>
    </FormDialog>
  );
}
