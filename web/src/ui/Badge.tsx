import styles from './Badge.module.css';
import { cx } from './cx.ts';

/** Unread count, capped at 99+; nothing at zero. `floating` pins it to the upper right of a positioned parent. */
export function Badge({ count, floating }: { count?: number; floating?: boolean }) {
  if (!count || count < 0) return null;
  return (
    <span className={cx(styles.badge, floating && styles.floating)} aria-hidden={floating || undefined}>
      {badgeText(count)}
    </span>
  );
}

export function badgeText(count: number): string {
  return count > 99 ? '99+' : String(count);
}
