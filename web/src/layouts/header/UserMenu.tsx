import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { userTypeName } from '#contract/rules/userTypes.ts';
import type { Session } from '../../kit/session.tsx';
import { useHydrated } from '../../kit/useHydrated.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Menu } from '../../ui/Menu.tsx';
import styles from './HeaderMenus.module.css';

const UserMenuPanel = lazy(() => import('./UserMenuPanel.tsx').then((module) => ({ default: module.UserMenuPanel })));

/** Who is signed in; the menu itself is fetched once the page is alive, so that guests never load it. */
export function UserMenu({ session }: { session: Session }) {
  const { user, name, current } = session;
  const isHydrated = useHydrated();
  return (
    <span className={styles.wide}>
      <Menu
        align="end"
        width="md"
        triggerClass={styles.user}
        label={`${name}的菜单`}
        trigger={
          <>
            <Avatar name={name} src={user.headImgUrl} size={32} />
            <span className={styles.who}>
              <b className="clip">{name}</b>
              <small>{userTypeName(current.userType)}</small>
            </span>
            <ChevronDown size={15} aria-hidden="true" />
          </>
        }
      >
        <Suspense>{isHydrated ? <UserMenuPanel session={session} /> : null}</Suspense>
      </Menu>
    </span>
  );
}
