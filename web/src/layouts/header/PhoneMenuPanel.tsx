import { KeyRound, LogOut, ShieldCheck } from 'lucide-react';
import { userTypeName } from '#contract/rules/userTypes.ts';
import { useSession } from '../../kit/session.tsx';
import type { Session } from '../../kit/session.tsx';
import { useIsBuilt } from '../../kit/site.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { centres, places } from '../../kit/navigation/destinations.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { SiteLink } from '../../kit/SiteLink.tsx';
import { useApplyLinks } from './ApplyMenu.tsx';
import { identityName } from '../../kit/identityName.ts';
import { NavLinks } from './NavLinks.tsx';
import { useNavItems } from './NavList.tsx';
import styles from './PhoneMenuPanel.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useIdentitySwitch } from '../../kit/useIdentitySwitch.ts';
import { useSignOut } from '../../kit/useSignOut.ts';
import { BareButton } from '../../ui/BareButton.tsx';

/** What the header has no room for on narrow windows: the user's own, the navigation, 入驻 and the theme. */
export function PhoneMenuPanel({ nav, onClose }: { nav: boolean; onClose: () => void }) {
  const session = useSession();
  const { items, current } = useNavItems();
  const applyLinks = useApplyLinks();
  return (
    <Drawer open onClose={onClose} label="菜单">
      {session ? <Person session={session} onLeave={onClose} /> : null}
      {nav && items.length > 0 ? (
        <nav className={styles.group} aria-label="主导航">
          <NavLinks items={items} current={current} className={styles.row} />
        </nav>
      ) : null}
      {applyLinks.length > 0 ? (
        <nav className={styles.group} aria-label="入驻">
          {applyLinks.map(({ label, to }) => (
            <SiteLink key={to} to={to} className={styles.row}>
              {label}
            </SiteLink>
          ))}
        </nav>
      ) : null}
      <div className={styles.theme}>
        外观
        <ThemeChoice />
      </div>
    </Drawer>
  );
}

function Person({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const { user, name, current, identities } = session;
  const isBuilt = useIsBuilt();
  const links = centres[current.userType]?.links.filter(({ to }) => isBuilt(to)) ?? [];
  const { switchTo, isSwitching } = useIdentitySwitch();
  const signOut = useSignOut();
  return (
    <>
      <p className={styles.person}>
        <Avatar name={name} src={user.headImgUrl} size={40} />
        <span>
          <b>{name}</b>
          <small>{userTypeName(current.userType)}</small>
        </span>
      </p>
      {links.length > 0 ? (
        <nav className={styles.group} aria-label={centres[current.userType]?.name}>
          {links.map(({ label, to }) => (
            <SiteLink key={to} to={to} className={styles.row}>
              {label}
            </SiteLink>
          ))}
        </nav>
      ) : null}
      {identities.length > 1 ? (
        <div className={styles.group}>
          <p className={styles.label}>切换身份</p>
          {identities.map((identity) => (
            <BareButton
              key={identity.id}
              className={styles.row}
              aria-current={identity.id === current.id ? 'true' : undefined}
              disabled={isSwitching}
              onClick={() => void switchTo(identity).then(onLeave)}
            >
              {identityName(identity)}
            </BareButton>
          ))}
        </div>
      ) : null}
      <div className={styles.group}>
        {isBuilt(places.security) ? (
          <SiteLink to={places.security} className={styles.row}>
            <ShieldCheck size={16} aria-hidden="true" />
            账号安全
          </SiteLink>
        ) : null}
        {isBuilt(places.changePassword) ? (
          <SiteLink to={places.changePassword} className={styles.row}>
            <KeyRound size={16} aria-hidden="true" />
            修改密码
          </SiteLink>
        ) : null}
        <BareButton className={styles.row} onClick={() => void signOut().then(onLeave)}>
          <LogOut size={16} aria-hidden="true" />
          退出登录
        </BareButton>
      </div>
    </>
  );
}
