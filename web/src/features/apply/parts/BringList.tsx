import styles from './BringList.module.css';

/** In the margin: what to have at hand, and how long it takes. */
export function BringList({ brings }: { brings: readonly string[] }) {
  return (
    <aside className={styles.help} aria-label="准备什么">
      <h2 className={styles.title}>先准备好</h2>
      <ul className={styles.list}>
        {brings.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className={styles.note}>填了一半可以先离开，回来接着填。提交之后一般 3 个工作日内有结果。</p>
    </aside>
  );
}
