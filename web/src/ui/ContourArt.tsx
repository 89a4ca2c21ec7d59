import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './ContourArt.module.css';

/** Contour lines on the page ground, 240 × 152; draw on top in the 300 × 190 view box. */
export function ContourArt({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <span className={cx(styles.art, className)} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 300 190" width="240" height="152">
        {children}
      </svg>
    </span>
  );
}
