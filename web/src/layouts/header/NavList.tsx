import { isGuarded } from '#contract/rules/guard.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { useSession } from '../../kit/session.tsx';
import { useIsBuilt, useSite } from '../../kit/site.ts';
import { cx } from '../../ui/cx.ts';
import { Menu } from '../../ui/Menu.tsx';
import { lecturerNav } from '../../kit/navigation/destinations.ts';
import { NavLinks } from './NavLinks.tsx';
import type { NavEntry } from './NavLinks.tsx';
import styles from './NavList.module.css';
import { currentEntry, NAV_SHOWN } from '../../kit/navigation/sections.ts';

/** The site's navigation; a lecturer's own in the lecturer's centre. */
export function NavList() {
  const { items, current } = useNavItems();
  if (items.length === 0) return null;
  const [shown, rest] = [items.slice(0, NAV_SHOWN), items.slice(NAV_SHOWN)];
  return (
    <nav className={styles.nav} aria-label="主导航">
      <NavLinks items={shown} current={current} className={styles.item} />
      {rest.length > 0 ? (
        <Menu
          triggerClass={cx(styles.item, styles.more, rest.some(({ navUrl }) => navUrl === current) && styles.on)}
          trigger={
            <>
              更多
              <ChevronDown size={15} />
            </>
          }
        >
          <NavLinks items={rest} current={current} className={styles.row} />
        </Menu>
      ) : null}
    </nav>
  );
}

/** The entries, and the address of the one that is open. */
export function useNavItems(): { items: readonly NavEntry[]; current: string | undefined } {
  const items = useEntries();
  const { pathname } = useLocation();
  return {
    items,
    current: currentEntry(
      pathname,
      items.map(({ navUrl }) => navUrl),
    ),
  };
}

function useEntries(): readonly NavEntry[] {
  const { navBar } = useSite();
  const { pathname } = useLocation();
  const isBuilt = useIsBuilt();
  const isLecturer = useSession()?.current.userType === UserType.lecturer;
  if (!isLecturer || !isGuarded(pathname)) return navBar;
  const own = lecturerNav.filter(({ to }) => isBuilt(to));
  return own.length === 0 ? navBar : own.map(({ label, to }) => ({ navTitle: label, navUrl: to, target: '_self' }));
}
