import { cx } from './cx.ts';
import styles from './Mark.module.css';

export type MarkName =
  | 'star'
  | 'file'
  | 'arrow'
  | 'up'
  | 'down'
  | 'left'
  | 'chevron'
  | 'play'
  | 'pause'
  | 'search'
  | 'menu'
  | 'headset'
  | 'code'
  | 'phone'
  | 'house'
  | 'book'
  | 'route'
  | 'message'
  | 'user'
  | 'sun'
  | 'moon'
  | 'monitor';

/**
 * A small drawing that stands on every card, link or page, for eyes only. One element, drawn by the style sheet: as an
 * icon of lucide it would be three components and two elements with a dozen attributes. `size` in pixels.
 */
export function Mark({ of, size }: { of: MarkName; size?: 16 | 18 | 20 }) {
  return <i className={cx(styles.mark, styles[of], size && styles[`s${size}`])} />;
}
