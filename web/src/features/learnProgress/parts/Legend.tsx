import styles from './Progress.module.css';

/** What the colours mean, and when somebody counts as behind. */
export function Legend({ rule }: { rule: string }) {
  return (
    <div className={styles.legend}>
      <span className={styles.key} aria-hidden="true">
        没学
        {[0, 1, 2, 3, 4, 5].map((step) => (
          <i key={step} data-step={step} />
        ))}
        学完
      </span>
      <p>格子里的数是看过的百分数，✓ 是学完，· 是没学；用方向键在格子之间走。</p>
      <p>{rule}。</p>
    </div>
  );
}
