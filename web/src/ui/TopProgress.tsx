import styles from './TopProgress.module.css';

/** 2 px accent bar on the upper edge of the window while a page is on its way. */
export function TopProgress({ active }: { active: boolean }) {
  return <div className={styles.bar} data-active={active || undefined} aria-hidden="true" />;
}
