import styles from './ProgressRing.module.css';

/** A ring whose filled part is the share of the course that is done, with the number inside. */
export function ProgressRing({ percent }: { percent: number }) {
  const whole = Math.floor(percent);
  return (
    <span className={styles.ring} role="img" aria-label={`课程进度 ${percent}%`}>
      <svg viewBox="0 0 148 148" width="148" height="148" aria-hidden="true">
        <circle className={styles.way} cx="74" cy="74" r="66" />
        {whole > 0 ? (
          <circle
            className={styles.done}
            cx="74"
            cy="74"
            r="66"
            pathLength="100"
            strokeDasharray={`${Math.min(100, percent)} 100`}
            transform="rotate(-90 74 74)"
          />
        ) : null}
        <text className={styles.figure} x="74" y="84" textAnchor="middle">
          {whole}
          <tspan className={styles.sign} dx="2">
            %
          </tspan>
        </text>
      </svg>
    </span>
  );
}
