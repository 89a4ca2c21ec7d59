import { KeyRound, LayoutDashboard, LogOut, ShieldCheck } from 'lucide-react';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Session } from '../../kit/session.tsx';
import { useIsBuilt } from '../../kit/site.ts';
import { MenuButton, MenuDivider, MenuLabel, MenuLink } from '../../ui/MenuItem.tsx';
import { centres, places } from '../../kit/navigation/destinations.ts';
import styles from './HeaderMenus.module.css';
import { identityName } from '../../kit/identityName.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useIdentitySwitch } from '../../kit/useIdentitySwitch.ts';
import { useSignOut } from '../../kit/useSignOut.ts';

/** What belongs to the signed-in user: centre, identities, theme, password, the way out. */
export function UserMenuPanel({ session }: { session: Session }) {
  const { current, identities } = session;
  const isBuilt = useIsBuilt();
  const centre = centres[current.userType];
  const links = centre?.links.filter(({ to }) => isBuilt(to)) ?? [];
  const { switchTo, isSwitching } = useIdentitySwitch();
  const signOut = useSignOut();
  return (
    <>
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
      {operatesElsewhere(session) && isBuilt(places.console) ? (
        <MenuLink to={places.console} icon={<LayoutDashboard size={16} aria-hidden="true" />}>
          运营后台
        </MenuLink>
      ) : null}
      {links.length > 0 || identities.length > 1 ? <MenuDivider /> : null}
      <MenuLabel>外观</MenuLabel>
      <div className={styles.theme}>
        <ThemeChoice />
      </div>
      <MenuDivider />
      {isBuilt(places.security) ? (
        <MenuLink to={places.security} icon={<ShieldCheck size={16} aria-hidden="true" />}>
          账号安全
        </MenuLink>
      ) : null}
      {isBuilt(places.changePassword) ? (
        <MenuLink to={places.changePassword} icon={<KeyRound size={16} aria-hidden="true" />}>
          修改密码
        </MenuLink>
      ) : null}
      <MenuButton icon={<LogOut size={16} aria-hidden="true" />} onSelect={() => void signOut()}>
        退出登录
      </MenuButton>
    </>
  );
}

/** Holds the operator's identity, but acts in another one: the console asks them to switch. */
const operatesElsewhere = ({ current, identities }: Session): boolean =>
  current.userType !== UserType.operator && identities.some(({ userType }) => userType === UserType.operator);
