import styles from './Outline.module.css';

/** That something was said about a row, and how much. */
export function SaidCount({ said: { remarks, problems } }: { said: { remarks: string[]; problems: string[] } }) {
  if (remarks.length + problems.length === 0) return null;
  return (
    <span className={styles.said}>
      {remarks.length > 0 ? `意见 ${remarks.length}` : null}
      {remarks.length > 0 && problems.length > 0 ? '，' : null}
      {problems.length > 0 ? '待补全' : null}
    </span>
  );
}
