import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { ChosenCover } from './chooseCover.ts';
import styles from './DrawnCover.module.css';

const DefaultCover = lazy(() => import('./DefaultCover.tsx').then((module) => ({ default: module.DefaultCover })));

export interface DrawnCoverProps extends ChosenCover {
  className?: string | undefined;
}

/**
 * A drawing that stays as the server drew it: the browser fetches the drawings, which are many, only to draw a new one.
 * Give it a `key` of what it shows, because what the server drew does not change.
 */
export function DrawnCover(props: DrawnCoverProps) {
  const [fromServer] = useState(useIsServerPage());
  if (paint) return <span className={styles.drawn} dangerouslySetInnerHTML={{ __html: paint(props) }} />;
  // React leaves alone what is already in an element written so.
  if (fromServer && typeof document !== 'undefined') {
    return <span className={styles.drawn} dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />;
  }
  return (
    <span className={styles.drawn}>
      <Suspense>
        <DefaultCover {...props} />
      </Suspense>
    </span>
  );
}

let paint: ((props: DrawnCoverProps) => string) | undefined;

/** The server hands in how it draws; nobody else has one (paintCover.tsx). */
export const setPainter = (painter: typeof paint): void => void (paint = painter);

const NOTHING = { __html: '' };

const never = () => () => undefined;

const useIsServerPage = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
