import styles from './Frame.module.css';

/** One sentence about a place, and who says it. */
export function Said({ who, text }: { who: string; text: string }) {
  return (
    <p className={styles.said}>
      <b>{who}</b>
      <span>{text}</span>
    </p>
  );
}
