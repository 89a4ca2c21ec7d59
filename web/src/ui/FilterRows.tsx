import type { ReactNode } from 'react';
import styles from './FilterRow.module.css';

/** Holds the `FilterRow`s of a catalogue. */
export function FilterRows({ children }: { children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>;
}
