import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../../kit/call.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import type { ManagedKind, ManagedRow } from './kind.ts';

interface RemoveDialogProps<Row extends ManagedRow> {
  kind: ManagedKind<Row>;
  row: Row;
  onClose: () => void;
}

/** Asks before a row is deleted for good. */
export function RemoveDialog<Row extends ManagedRow>({ kind, row, onClose }: RemoveDialogProps<Row>) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await call(await kind.remove!(), { id: row.id, version: row.version });
      toast('删除成功');
    } catch {
      // The call has told the failure; the list is the server's again.
    }
    onClose();
    await revalidate();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`删除${kind.thing}「${kind.nameOf(row)}」`}
      note={kind.removeNote ?? '删除后不能恢复；只是暂时不用，可以停用它'}
      confirmLabel="删除"
      loading={busy}
      loadingLabel="删除中"
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
