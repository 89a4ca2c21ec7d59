import type { BatchOutcome } from '#contract/kit/batch.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './BatchFailures.module.css';

interface BatchFailuresProps {
  /** What was to be done: 停用. */
  verb: string;
  outcome: BatchOutcome;
  /** What is counted: 位, 个; people unless told. */
  unit?: string;
  nameOf: (id: string) => string | undefined;
  onClose: () => void;
}

/** After an act on several rows: those that were left as they were, and why. */
export function BatchFailures({
  verb,
  unit = '位',
  outcome: { doneCount, failed },
  nameOf,
  onClose,
}: BatchFailuresProps) {
  return (
    <Dialog
      open
      title={`${failed.length} ${unit}没有${verb}`}
      note={doneCount > 0 ? `其余 ${doneCount} ${unit}已经${verb}` : undefined}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <ul className={styles.failures}>
        {failed.map(({ id, reason }) => (
          <li key={id}>
            <b>{nameOf(id)}</b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
