import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './MapArt.module.css';

interface MapArtProps {
  kind: 'hero' | 'signin';
  /** The path of this kind: `HeroPath` or `SignInPath`; a page loads only its own. */
  children: ReactNode;
}

/**
 * Deep ground with contour lines and the path climbing to the golden flag. Fills its positioned parent; the words
 * belong on top at the left, where a gradient keeps the lines away from them.
 */
export function MapArt({ kind, children }: MapArtProps) {
  return (
    <div className={cx(styles.art, styles[kind])} aria-hidden="true">
      <div className={styles.lines} />
      {children}
    </div>
  );
}
