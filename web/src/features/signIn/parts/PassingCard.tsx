import type { ReactNode } from 'react';
import { Link } from '../../../ui/Link.tsx';
import { useSite } from '../../../kit/site.ts';
import { Logo } from '../../../ui/Logo.tsx';
import styles from './PassingCard.module.css';

interface PassingCardProps {
  title: ReactNode;
  note?: ReactNode;
  /** Something is going on: a moving line instead of buttons. */
  busy?: boolean;
  /** The primary one last. */
  actions?: ReactNode;
}

/** The one card of a page that people only pass through. */
export function PassingCard({ title, note, busy = false, actions }: PassingCardProps) {
  const { site } = useSite();
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-busy={busy || undefined} aria-live="polite">
        <Link to="/" className={styles.logo} aria-label={`${site.title}首页`}>
          <Logo name={site.title} src={site.logo} />
        </Link>
        <h1 className={styles.title}>{title}</h1>
        {note ? <p className={styles.note}>{note}</p> : null}
        {busy ? <span className={styles.way} aria-hidden="true" /> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </section>
    </div>
  );
}
