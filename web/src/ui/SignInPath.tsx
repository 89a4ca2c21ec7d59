import styles from './MapArt.module.css';

/** The path of the sign-in pages, for `MapArt kind="signin"`. */
export function SignInPath() {
  return (
    <svg className={styles.path} viewBox="0 0 700 834" preserveAspectRatio="xMaxYMid slice">
      <g fill="none" stroke="var(--c-on-deep)" strokeWidth="3.2" strokeLinecap="round">
        <path d="M-10,784C32.0 770.7 44.0 785.3 116 744C188.0 702.7 158.0 718.0 206 660C254.0 602.0 204.7 621.3 260 570C315.3 518.7 312.0 562.7 372 506C432.0 449.3 397.3 478.7 440 400C482.7 321.3 480.0 313.3 500 270" />
        <path d="M500 270L588 212" strokeDasharray="1 10" />
        <path d="M588 212V162" />
      </g>
      <g fill="var(--c-on-deep)">
        <circle cx="116" cy="744" r="7" />
        <circle cx="260" cy="570" r="7" />
        <circle cx="372" cy="506" r="7" />
        <circle cx="440" cy="400" r="7" />
        <circle cx="500" cy="270" r="13" />
      </g>
      <circle cx="500" cy="270" r="6" fill="#0F6A50" />
      <path d="M589 162h38l-10 11 10 11h-38z" fill="var(--c-flag)" />
    </svg>
  );
}
