import { useState } from 'react';
import type { Imported, undo as undoCall } from '#contract/exam/questionImport.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { undo } from './calls.ts';
import styles from './Import.module.css';

interface UndoDialogProps {
  of: Imported;
  onClose: () => void;
}

/** Asks before an import is taken back, and says afterwards what stayed and why. */
export function UndoDialog({ of, onClose }: UndoDialogProps) {
  const { send, sending } = usePress(undo);
  const [undone, setUndone] = useState<OutputOf<typeof undoCall.output> | null>(null);
  if (undone && undone.kept.length > 0) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={`撤销了 ${undone.removedCount} 道题`}
        note={`下面 ${undone.kept.length} 道题留在题库里`}
        size="md"
        actions={
          <Button variant="primary" onClick={onClose}>
            知道了
          </Button>
        }
      >
        <ul className={styles.kept}>
          {undone.kept.map(({ id, title, reason }) => (
            <li key={id}>
              <b>{title}</b>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  const take = async () => {
    const answer = await send({ id: of.id }, '撤销成功');
    if (answer && answer.kept.length > 0) setUndone(answer);
    else onClose();
  };
  return (
    <ConfirmDialog
      open
      title="撤销这次导入"
      note={`「${of.fileName}」带来的 ${of.broughtCount} 道题，没有用过、没有改过的都放进回收站；其余留下`}
      confirmLabel="撤销导入"
      danger
      loading={sending}
      loadingLabel="撤销中"
      onConfirm={() => void take()}
      onClose={onClose}
    />
  );
}
