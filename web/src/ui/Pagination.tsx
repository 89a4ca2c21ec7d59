import { Link } from './Link.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { pageWindow } from './pageWindow.ts';
import styles from './Pagination.module.css';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Left side: 共 284 门. */
  total?: ReactNode;
  /** Spoken name, where a page has two lists. */
  label?: string;
};

/** Numbers as links; nothing at all for a single page. */
export function Pagination({ page, pages, hrefOf, total, label = '分页' }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      <span className={styles.total}>{total}</span>
      <div className={styles.pages}>
        <Step to={page > 1 ? hrefOf(page - 1) : undefined} label="上一页">
          <ChevronLeft size={18} aria-hidden="true" />
        </Step>
        {pageWindow(page, pages).map((slot) =>
          typeof slot === 'string' ? (
            <span key={slot} className={styles.gap}>
              …
            </span>
          ) : (
            <Link
              key={slot}
              to={hrefOf(slot)}
              className={cx(styles.page, pages > 5 && slot !== page && slot !== 1 && slot !== pages && styles.near)}
              aria-label={`第 ${slot} 页`}
              aria-current={slot === page ? 'page' : undefined}
            >
              {slot}
            </Link>
          ),
        )}
        <Step to={page < pages ? hrefOf(page + 1) : undefined} label="下一页">
          <ChevronRight size={18} aria-hidden="true" />
        </Step>
      </div>
    </nav>
  );
}

function Step({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  if (to === undefined) return <span className={cx(styles.page, styles.off)}>{children}</span>;
  return (
    <Link to={to} className={styles.page} aria-label={label}>
      {children}
    </Link>
  );
}
