import { copyText } from '../../../kit/copyText.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Lti.module.css';

/** A text that somebody has to put in at another place, letter by letter. */
export function CopiedText({ text, label }: { text: string; label: string }) {
  return (
    <span className={styles.text}>
      <code>{text}</code>
      <Button size="sm" aria-label={`复制${label}`} onClick={() => void copyText(text)}>
        复制
      </Button>
    </span>
  );
}
