import { ChevronRight } from 'lucide-react';
import { Link } from './Link.tsx';
import styles from './Breadcrumb.module.css';

/** Where this page lies; the last item is the page itself and has no `to`. */
export function Breadcrumb({ items }: { items: ReadonlyArray<{ label: string; to?: string }> }) {
  return (
    <nav aria-label="当前位置">
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {index > 0 ? <ChevronRight size={14} aria-hidden="true" /> : null}
            {item.to === undefined ? (
              <span className="clip" aria-current="page">
                {item.label}
              </span>
            ) : (
              <Link to={item.to} className={styles.link}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
