import { useState } from 'react';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { ImportView, SheetImportCalls } from '#contract/user/sheetImport.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { usePress } from '../usePress.ts';
import { unitOf } from './sheetPage.ts';
import type { SheetPage } from './sheetPage.ts';
import styles from './UndoDialog.module.css';

type Undone = OutputOf<SheetImportCalls['undo']['output']>;

interface UndoDialogProps {
  of: SheetPage;
  view: ImportView;
  onClose: () => void;
}

/** Asks before an import is taken back, and says afterwards who stayed and why. */
export function UndoDialog({ of, view, onClose }: UndoDialogProps) {
  const { send, sending } = usePress(async () => (await of.calls()).undo);
  const [undone, setUndone] = useState<Undone | null>(null);
  if (undone) return <Outcome of={of} undone={undone} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title="撤销这次导入"
      note={`「${view.fileName}」带来的 ${of.words.undo(view.totalCount - view.badCount)}`}
      confirmLabel="撤销导入"
      danger
      loading={sending}
      loadingLabel="撤销中"
      onConfirm={() =>
        void send({ id: view.id }, '撤销成功').then((answer) => (answer ? setUndone(answer) : onClose()))
      }
      onClose={onClose}
    />
  );
}

interface OutcomeProps extends Pick<UndoDialogProps, 'of' | 'onClose'> {
  undone: Undone;
}

function Outcome({ of, undone: { removedCount, kept }, onClose }: OutcomeProps) {
  const unit = unitOf(of);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`撤销了 ${removedCount} ${unit}`}
      note={kept.length === 0 ? '名单和导入之前一样了' : `下面 ${kept.length} ${unit}留在名单里`}
      size="md"
      actions={
        <Button variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      {kept.length === 0 ? null : (
        <ul className={styles.kept}>
          {kept.map(({ name, mark, reason }) => (
            <li key={mark}>
              <b>{name}</b> {mark}
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
