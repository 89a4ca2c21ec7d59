import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  /** Names the act, and the object when it destroys one: 删除「SQL 查询」. */
  title: ReactNode;
  /** The consequence with its numbers. */
  note?: ReactNode;
  /** Never 确定 alone when the act has a name. */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  loading?: boolean;
  loadingLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks once before an act; stays open while `loading`. */
export function ConfirmDialog({
  open,
  title,
  note,
  confirmLabel,
  cancelLabel = '取消',
  danger,
  loading = false,
  loadingLabel,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const close = () => {
    if (!loading) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      note={note}
      actions={
        <>
          <Button onClick={close} disabled={loading}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'dangerFill' : 'primary'}
            loading={loading}
            loadingLabel={loadingLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
