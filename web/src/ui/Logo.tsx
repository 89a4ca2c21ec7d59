import { cx } from './cx.ts';
import styles from './Logo.module.css';

/** Mark and name of the site; an uploaded logo takes the place of the mark. Wrap it in the link home. */
export function Logo({ name, src, className }: { name: string; src?: string; className?: string }) {
  return (
    <span className={cx(styles.logo, className)}>
      {src ? <img className={styles.image} src={src} alt="" height={28} /> : <LogoMark />}
      <b className={styles.name}>{name}</b>
    </span>
  );
}

/** Z-shaped path from a filled node to an open node. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <g fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6 8h15.5a4 4 0 0 1 2.9 6.8L9.8 22.2M9.5 25h12" />
        <circle cx="25" cy="25" r="3.1" strokeWidth="2.6" />
      </g>
      <circle cx="6.4" cy="8" r="3.4" fill="currentColor" />
    </svg>
  );
}
