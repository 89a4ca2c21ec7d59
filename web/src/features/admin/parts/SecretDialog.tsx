import { copyText } from '../../../kit/copyText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './SecretDialog.module.css';

/** The secret that was drawn just now: it is in no answer ever again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      size="md"
      title="签名密钥"
      note="只显示这一次，请交给接收的系统；丢了就换一个新的"
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
