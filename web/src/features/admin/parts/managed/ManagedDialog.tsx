import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { CallForm } from '../../../../kit/form/CallForm.tsx';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import type { ManagedKind, ManagedRow } from './kind.ts';
import styles from './Managed.module.css';
import { SpecField } from './SpecField.tsx';

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
  const id = useId();
  const { revalidate } = useRevalidator();
  const title = row ? `编辑${kind.thing}` : `新建${kind.thing}`;
  const place = row ? `${row.id}:${row.version}` : `new:${Object.values(kind.part ?? {}).join(':')}`;
  const sending = useCallForm(kind.save, {
    initial: { ...kind.part, ...kind.blank, ...row },
    draft: `admin:${kind.key}:${place}`,
    onDone: async () => {
      toast('保存成功');
      onClose();
      await revalidate();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size={kind.isWide ? 'lg' : 'md'}
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={id} variant="primary" loading={sending.sending} loadingLabel="保存中">
            保存
          </Button>
        </>
      }
    >
      <CallForm of={sending} id={id} label={title}>
        <div className={styles.form}>
          {kind.fields(row).map((spec) => (
            <SpecField key={spec.name} spec={spec} form={sending.form} error={sending.errorOf(spec.name)} />
          ))}
        </div>
      </CallForm>
    </Dialog>
  );
}
