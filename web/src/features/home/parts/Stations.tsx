import { Link } from '../../../ui/Link.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Station } from './homeFacts.ts';
import styles from './Stations.module.css';

/** The road of the product; only stations that can be reached. One alone is no road. */
export function Stations({ stations }: { stations: readonly Station[] }) {
  if (stations.length < 2) return null;
  return (
    <nav className={cx(styles.line, styles[`n${stations.length}`])} aria-label="从学习到工作">
      {stations.map(({ mark, name, note, to }) => (
        <Link key={to} to={to} className={styles.station}>
          <i className={styles.mark} aria-hidden="true">
            {mark}
          </i>
          <b>{name}</b>
          <span>{note}</span>
        </Link>
      ))}
    </nav>
  );
}
