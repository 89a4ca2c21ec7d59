import type { ReactNode } from 'react';
import styles from './ProfileHead.module.css';

interface ProfileHeadProps {
  /** An `Avatar` of 72. */
  portrait: ReactNode;
  name: string;
  /** What and where, one line. */
  line?: ReactNode;
  figures: readonly { name: string; value: string }[];
  /** Right end: follow and links. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Head of a person's or an organization's page. */
export function ProfileHead({ portrait, name, line, figures, actions, children }: ProfileHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        {portrait}
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          {line ? <p className={styles.line}>{line}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
      {figures.length > 0 ? (
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure.name}>
              <dd>{figure.value}</dd>
              <dt>{figure.name}</dt>
            </div>
          ))}
        </dl>
      ) : null}
    </header>
  );
}
