import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { useSession } from '../../kit/session.tsx';
import { useIsBuilt, useSite } from '../../kit/site.ts';
import { cx } from '../../ui/cx.ts';
import { Menu } from '../../ui/Menu.tsx';
import { lecturerNav } from '../destinations.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './NavList.module.css';
import { currentEntry, NAV_SHOWN } from './sections.ts';

/** The site's navigation; a lecturer's own in the lecturer's centre. */
export function NavList() {
  const items = useNavItems();
  const current = currentEntry(
    useLocation().pathname,
    items.map(({ navUrl }) => navUrl),
  );
  if (items.length === 0) return null;
  const [shown, rest] = [items.slice(0, NAV_SHOWN), items.slice(NAV_SHOWN)];
  return (
    <nav className={styles.nav} aria-label="主导航">
      {shown.map((item) => (
        <SiteLink
          key={item.navUrl}
          to={item.navUrl}
          target={item.target}
          className={styles.item}
          isCurrent={item.navUrl === current}
        >
          {item.navTitle}
        </SiteLink>
      ))}
      {rest.length > 0 ? (
        <Menu
          triggerClass={cx(styles.item, styles.more, rest.some(({ navUrl }) => navUrl === current) && styles.on)}
          trigger={
            <>
              更多
              <ChevronDown size={15} aria-hidden="true" />
            </>
          }
        >
          {rest.map((item) => (
            <SiteLink
              key={item.navUrl}
              to={item.navUrl}
              target={item.target}
              className={styles.row}
              isCurrent={item.navUrl === current}
            >
              {item.navTitle}
            </SiteLink>
          ))}
        </Menu>
      ) : null}
    </nav>
  );
}

interface Entry {
  navTitle: string;
  navUrl: string;
  target: string;
}

export function useNavItems(): readonly Entry[] {
  const { navBar } = useSite();
  const { pathname } = useLocation();
  const isBuilt = useIsBuilt();
  const isLecturer = useSession()?.current.userType === 2;
  if (!isLecturer || !/^\/(account|myguidance)(\/|$)/.test(pathname)) return navBar;
  const own = lecturerNav.filter(({ to }) => isBuilt(to));
  return own.length === 0 ? navBar : own.map(({ label, to }) => ({ navTitle: label, navUrl: to, target: '_self' }));
}
