import { useId } from 'react';
import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Overview.module.css';

interface PartProps {
  title: string;
  /** Said in place of the rows when there are none. */
  none: ReactNode;
  isEmpty: boolean;
  /** Where all of them are. */
  all?: { label: string; to: string };
  children: ReactNode;
}

/** One part of an overview. */
export function Part({ title, none, isEmpty, all, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {all && !isEmpty ? (
          <TextLink to={all.to} arrow>
            {all.label}
          </TextLink>
        ) : null}
      </div>
      {isEmpty ? <p className={styles.none}>{none}</p> : children}
    </section>
  );
}
