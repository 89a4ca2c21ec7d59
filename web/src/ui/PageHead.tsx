import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './PageHead.module.css';

export type PageHeadProps = {
  title: ReactNode;
  /** The promise of the page in one line. */
  note?: ReactNode;
  /** Right end: main action, or search in results. */
  actions?: ReactNode;
  /** `work` is the smaller one of account pages. */
  size?: 'public' | 'work';
};

/** The one h1 of a page. */
export function PageHead({ title, note, actions, size = 'public' }: PageHeadProps) {
  return (
    <header className={cx(styles.head, styles[size])}>
      <h1 className={styles.title}>{title}</h1>
      {note ? <p className={styles.note}>{note}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
