import { useEffect, useRef } from 'react';
import { Link } from '../../ui/Link.tsx';
import { cx } from '../../ui/cx.ts';
import styles from '../account/SideMenu.module.css';
import own from './AdminMenu.module.css';
import type { AdminEntry, AdminGroup } from './entries.ts';

/** The console's menu: groups with their entries, the current one in sight. */
export function AdminMenu({ groups, current }: { groups: readonly AdminGroup[]; current: AdminEntry | undefined }) {
  const menu = useRef<HTMLElement>(null);
  const at = current?.to;
  useEffect(() => {
    if (at) menu.current?.querySelector(`[href="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <nav ref={menu} className={cx(styles.menu, own.dense)} aria-label="运营后台菜单">
      {groups.map(({ name, entries }) => (
        <section key={name} className={styles.group}>
          <h2 className={styles.name}>{name}</h2>
          {entries.map((entry) => (
            <Link
              key={entry.to}
              to={entry.to}
              className={styles.entry}
              aria-current={entry === current ? 'page' : undefined}
            >
              <entry.icon size={18} aria-hidden="true" />
              <span className="clip">{entry.label}</span>
            </Link>
          ))}
        </section>
      ))}
    </nav>
  );
}
