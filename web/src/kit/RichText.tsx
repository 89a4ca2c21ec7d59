import { cx } from '../ui/cx.ts';
import styles from './RichText.module.css';

/**
 * A text written in the site's editor. The page's policy lets no script, style or frame of it run; what was typed by
 * users must be cleaned when it is saved.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  return <div className={cx(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
