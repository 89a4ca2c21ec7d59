import styles from './Mark.module.css';

/**
 * A small drawing that stands beside words on every card or link. One element, drawn by the style sheet: as an icon of
 * lucide it would be three, with a dozen attributes, on a page that shows it twenty times.
 */
export function Mark({ of }: { of: 'star' | 'arrow' | 'chevron' | 'file' }) {
  return <i className={`${styles.mark} ${styles[of]}`} aria-hidden="true" />;
}
