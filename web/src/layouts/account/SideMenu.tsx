import { LayoutGrid } from 'lucide-react';
import { useLocation } from 'react-router';
import { Link } from '../../ui/Link.tsx';
import { cx } from '../../ui/cx.ts';
import { menuIcons } from '../../kit/navigation/menuIcons.ts';
import type { SideMenuNode } from '../../kit/navigation/menuTree.ts';
import { leavesOf } from '../../kit/navigation/menuTree.ts';
import { usePins } from '../../kit/navigation/pins.ts';
import styles from './SideMenu.module.css';

/** Where all entries stand as tiles, to be pinned. */
const ALL = '/account/moreMenus';

/**
 * The centre's menu: what the user pinned, groups with their entries, and the way to all of them. Entries that are not
 * open yet are grey and say so.
 */
export function SideMenu({ menu, trail }: { menu: readonly SideMenuNode[]; trail: readonly SideMenuNode[] }) {
  const { pathname } = useLocation();
  const { codes } = usePins();
  const entries = leavesOf(menu);
  const pinned = codes.flatMap((code) => entries.find(({ menuCode }) => menuCode === code) ?? []);
  return (
    <nav className={styles.menu} aria-label="账户菜单">
      {pinned.length > 0 ? (
        <section className={styles.group}>
          <h2 className={styles.name}>常用</h2>
          {pinned.map((node) => (
            <Entry key={node.menuCode} node={node} isCurrent={false} />
          ))}
        </section>
      ) : null}
      {menu.map((node) =>
        node.children.length > 0 ? (
          <section key={node.menuCode} className={styles.group}>
            <h2 className={styles.name}>{node.menuName}</h2>
            {node.children.map((child) => (
              <Entry key={child.menuCode} node={child} isCurrent={trail.includes(child)} />
            ))}
          </section>
        ) : (
          <Entry key={node.menuCode} node={node} isCurrent={trail.includes(node)} />
        ),
      )}
      <section className={styles.group}>
        <Link to={ALL} className={styles.entry} aria-current={pathname === ALL ? 'page' : undefined}>
          <LayoutGrid size={18} aria-hidden="true" />
          <span className="clip">全部菜单</span>
        </Link>
      </section>
    </nav>
  );
}

function Entry({ node, isCurrent }: { node: SideMenuNode; isCurrent: boolean }) {
  if (node.isDisabled) {
    return (
      <span role="link" aria-disabled="true" className={cx(styles.entry, styles.off)}>
        <EntryIcon name={node.icon} />
        <span className="clip">{node.menuName}</span>
        <em>即将开放</em>
      </span>
    );
  }
  return (
    <Link to={node.url || firstUrl(node)} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      <EntryIcon name={node.icon} />
      <span className="clip">{node.menuName}</span>
    </Link>
  );
}

function EntryIcon({ name }: { name: string }) {
  const Icon = menuIcons[name];
  return Icon ? <Icon size={18} aria-hidden="true" /> : null;
}

const firstUrl = (node: SideMenuNode): string => node.children.find(({ url }) => url !== '')?.url ?? '/';
