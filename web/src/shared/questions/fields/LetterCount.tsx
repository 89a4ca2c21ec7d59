import { cx } from '../../../ui/cx.ts';
import styles from './Fields.module.css';

/** How much is written; what is too much stays there, and is said. */
export function LetterCount({ id, letters, most }: { id: string; letters: number; most: number }) {
  const over = letters - most;
  return (
    <p id={id} className={cx(styles.note, over > 0 && styles.over)}>
      {over > 0 ? `已写 ${letters} 字，超出 ${over} 字，最多 ${most} 字` : `已写 ${letters} 字，最多 ${most} 字`}
    </p>
  );
}
