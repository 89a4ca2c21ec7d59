import { ChevronDown } from 'lucide-react';
import { UserType } from '#contract/rules/userTypes.ts';
import { useSession } from '../../kit/session.tsx';
import { useIsBuilt, useSite } from '../../kit/site.ts';
import { Menu } from '../../ui/Menu.tsx';
import { MenuLink } from '../../ui/MenuItem.tsx';
import type { Destination } from '../../kit/navigation/destinations.ts';
import { applyLinks } from '../../kit/navigation/destinations.ts';
import styles from './HeaderMenus.module.css';

/** 入驻: for guests and personal users only. */
export function ApplyMenu() {
  const links = useApplyLinks();
  if (links.length === 0) return null;
  return (
    <span className={styles.wide}>
      <Menu
        align="end"
        triggerClass={styles.word}
        trigger={
          <>
            入驻
            <ChevronDown size={15} />
          </>
        }
      >
        {links.map(({ label, to }) => (
          <MenuLink key={to} to={to}>
            {label}
          </MenuLink>
        ))}
      </Menu>
    </span>
  );
}

export function useApplyLinks(): readonly Destination[] {
  const userType = useSession()?.current.userType;
  const isBuilt = useIsBuilt();
  // Whoever comes to the house of somebody does not come to open one of their own.
  if (useSite().house) return [];
  return userType === undefined || userType === UserType.learner ? applyLinks.filter(({ to }) => isBuilt(to)) : [];
}
