import { RichText } from '../../kit/RichText.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './Inline.module.css';

/** A short piece of rich text inside a line: an option, one half of a pair. */
export function Inline({ html, className }: { html: string; className?: string }) {
  return <RichText html={html} className={cx(styles.inline, className)} />;
}
