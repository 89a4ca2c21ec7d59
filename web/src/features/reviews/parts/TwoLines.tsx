import styles from './TwoLines.module.css';

/** The main fact of a row, and a small one below it. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <span className={styles.lines}>
      <b>{first}</b>
      {second === '' ? null : <span className={styles.second}>{second}</span>}
    </span>
  );
}
