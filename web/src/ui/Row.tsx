import { Link } from './Link.tsx';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Row.module.css';

/** A list of `Row`s parted by hairlines. */
export function RowList({ children, label, className }: { children: ReactNode; label?: string; className?: string }) {
  return (
    <ul className={cx(styles.list, className)} aria-label={label}>
      {children}
    </ul>
  );
}

export type RowProps = {
  title: ReactNode;
  /** Makes the title the link and the whole row its target. */
  to?: string;
  /** Somebody goes there. */
  onFollow?: () => void;
  /** Left: cover, avatar or time. */
  lead?: ReactNode;
  /** Beside the title: tags. */
  tags?: ReactNode;
  meta?: ReactNode;
  /** Right: the main fact in large figures, or a button. */
  end?: ReactNode;
  /** Less padding, for side columns and menus. */
  dense?: boolean;
  /** On phones what is right stands below, and the words have the width. */
  stacks?: boolean;
  /** `h2` where the rows follow the page title directly. */
  heading?: 'h2' | 'h3';
  children?: ReactNode;
};

/** Position, live lesson, search result: one line of facts with the main one right. */
export function Row({
  title,
  to,
  onFollow,
  lead,
  tags,
  meta,
  end,
  dense,
  stacks,
  heading: Title = 'h3',
  children,
}: RowProps) {
  return (
    <li className={cx(styles.row, dense && styles.dense, stacks && styles.stacks)}>
      {lead ? <div className={styles.lead}>{lead}</div> : null}
      <div className={styles.main}>
        <div className={styles.head}>
          <Title className={styles.title}>
            {to === undefined ? (
              title
            ) : (
              <Link to={to} className={styles.link} onClick={onFollow}>
                {title}
              </Link>
            )}
          </Title>
          {tags}
        </div>
        {meta ? <p className={styles.meta}>{meta}</p> : null}
        {children}
      </div>
      {end ? <div className={styles.end}>{end}</div> : null}
    </li>
  );
}
