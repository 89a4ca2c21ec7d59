import { Link } from './Link.tsx';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { endsWithPhrases } from './endsWithPhrases.ts';
import styles from './CoverCard.module.css';

export type CoverCardProps = {
  to: string;
  /** A `Cover`. */
  cover: ReactNode;
  title: string;
  /** Who made it, one line. */
  who?: ReactNode;
  /** Left of the lowest line: price, counts. */
  foot?: ReactNode;
  /** Right of the lowest line: rating. */
  end?: ReactNode;
  /** `h2` where the cards follow the page title directly. */
  heading?: 'h2' | 'h3';
  className?: string;
};

/** Grid item without a box: cover, title in two lines, who, and the price row at the bottom of the grid row. */
export function CoverCard({ to, cover, title, who, foot, end, heading: Title = 'h3', className }: CoverCardProps) {
  return (
    <Link to={to} className={cx(styles.card, className)}>
      {cover}
      <Title className={cx(styles.title, !endsWithPhrases(title) && styles.loose, 'clip2')}>{title}</Title>
      {who ? <p className={cx(styles.who, 'clip')}>{who}</p> : null}
      {foot || end ? (
        <p className={styles.foot}>
          {foot}
          {end ? <span className={styles.end}>{end}</span> : null}
        </p>
      ) : null}
    </Link>
  );
}

/** Four columns, two on phones. */
export function CardGrid({
  children,
  columns = 4,
  className,
}: {
  children: ReactNode;
  columns?: 2 | 3 | 4;
  className?: string;
}) {
  return <div className={cx(styles.grid, styles[`c${columns}`], className)}>{children}</div>;
}
