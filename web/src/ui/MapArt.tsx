import { cx } from './cx.ts';
import styles from './MapArt.module.css';

/**
 * Deep ground with contour lines and the path climbing to the golden flag. Fills its positioned parent; the words
 * belong on top at the left, where a gradient keeps the lines away from them.
 */
export function MapArt({ kind, className }: { kind: 'hero' | 'signin'; className?: string }) {
  return (
    <div className={cx(styles.art, styles[kind], className)} aria-hidden="true">
      <div className={styles.lines} />
      {kind === 'hero' ? <HeroPath /> : <SigninPath />}
    </div>
  );
}

function HeroPath() {
  return (
    <svg className={styles.path} viewBox="0 0 760 420" preserveAspectRatio="xMaxYMid slice">
      <g fill="none" stroke="var(--c-on-deep)" strokeWidth="3" strokeLinecap="round">
        <path d="M262,440C280.7 417.3 269.3 403.3 318 372C366.7 340.7 350.0 370.0 408 346C466.0 322.0 450.0 343.3 492 300C534.0 256.7 498.0 272.7 534 216C570.0 159.3 578.0 158.7 600 130" />
        <path d="M600 130L676 88" strokeDasharray="1 9" />
        <path d="M676 88V48" />
      </g>
      <g fill="var(--c-on-deep)">
        <circle cx="318" cy="372" r="6" />
        <circle cx="408" cy="346" r="6" />
        <circle cx="492" cy="300" r="6" />
        <circle cx="534" cy="216" r="6" />
        <circle cx="600" cy="130" r="11" />
      </g>
      <circle cx="600" cy="130" r="5" fill="#0F6A50" />
      <path d="M677 48h30l-8 9 8 9h-30z" fill="var(--c-flag)" />
    </svg>
  );
}

function SigninPath() {
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
