import { cx } from '../ui/cx.ts';
import styles from './RichText.module.css';

/** A text written in the site's editor, as the server cleaned it (`cleanHtml`). */
export function RichText({ html, className }: { html: string; className?: string }) {
  return <div className={cx(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
