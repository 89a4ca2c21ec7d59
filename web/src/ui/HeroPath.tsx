import styles from './MapArt.module.css';

/** The path of the home page, for `MapArt kind="hero"`. */
export function HeroPath() {
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
