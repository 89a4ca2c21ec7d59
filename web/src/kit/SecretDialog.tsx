import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { copyText } from './copyText.ts';
import styles from './SecretDialog.module.css';

interface SecretDialogProps {
  /** What it is called. */
  title: string;
  note: string;
  secret: string;
  onClose: () => void;
}

/** A secret that was drawn just now: it is in no answer ever again. */
export function SecretDialog({ secret, onClose, ...head }: SecretDialogProps) {
  return (
    <Dialog
      {...head}
      open
      size="md"
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copyText(secret)}>复制</Button>
          <Button variant="primary" onClick={onClose}>
            保存好了
          </Button>
        </>
      }
    >
      <code className={styles.secret}>{secret}</code>
    </Dialog>
  );
}
