import { ChevronDown, KeyRound, LogOut } from 'lucide-react';
import { userTypeName } from '#contract/rules/userTypes.ts';
import type { Session } from '../../kit/session.tsx';
import { useIsBuilt } from '../../kit/site.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { MenuButton, MenuDivider, MenuLabel, MenuLink } from '../../ui/MenuItem.tsx';
import { centres, places } from '../destinations.ts';
import styles from './HeaderMenus.module.css';
import { identityName } from './identityName.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useIdentitySwitch } from './useIdentitySwitch.ts';
import { useSignOut } from './useSignOut.ts';

/** Who is signed in, and what belongs to them: centre, identities, password, theme, the way out. */
export function UserMenu({ session }: { session: Session }) {
  const { user, name, current, identities } = session;
  const isBuilt = useIsBuilt();
  const centre = centres[current.userType];
  const links = centre?.links.filter(({ to }) => isBuilt(to)) ?? [];
  const { switchTo, isSwitching } = useIdentitySwitch();
  const signOut = useSignOut();
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
        {links.length > 0 ? <MenuLabel>{centre?.name}</MenuLabel> : null}
        {links.map(({ label, to }) => (
          <MenuLink key={to} to={to}>
            {label}
          </MenuLink>
        ))}
        {identities.length > 1 ? <MenuLabel>切换身份</MenuLabel> : null}
        {identities.length > 1
          ? identities.map((identity) => (
              <MenuButton
                key={identity.id}
                current={identity.id === current.id}
                disabled={isSwitching}
                onSelect={() => void switchTo(identity)}
              >
                {identityName(identity)}
              </MenuButton>
            ))
          : null}
        {links.length > 0 || identities.length > 1 ? <MenuDivider /> : null}
        <MenuLabel>外观</MenuLabel>
        <div className={styles.theme}>
          <ThemeChoice />
        </div>
        <MenuDivider />
        {isBuilt(places.changePassword) ? (
          <MenuLink to={places.changePassword} icon={<KeyRound size={16} aria-hidden="true" />}>
            修改密码
          </MenuLink>
        ) : null}
        <MenuButton icon={<LogOut size={16} aria-hidden="true" />} onSelect={() => void signOut()}>
          退出登录
        </MenuButton>
      </Menu>
    </span>
  );
}
