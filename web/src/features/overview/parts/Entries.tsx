import { LogOut, Repeat, ShieldCheck } from 'lucide-react';
import { places } from '../../../kit/navigation/destinations.ts';
import { menuIcons } from '../../../kit/navigation/menuIcons.ts';
import { leavesOf, overviewEntry } from '../../../kit/navigation/menuTree.ts';
import { identityName } from '../../../kit/identityName.ts';
import { useSession } from '../../../kit/session.tsx';
import { useIdentitySwitch } from '../../../kit/useIdentitySwitch.ts';
import { useSignOut } from '../../../kit/useSignOut.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import styles from './Entries.module.css';

/** On phones the menu stands in the page: every entry, the other identities and the way out. */
export function Entries() {
  const session = useSession();
  const { switchTo, isSwitching } = useIdentitySwitch();
  const signOut = useSignOut();
  if (!session) return null;
  const entries = leavesOf(session.menu).filter(
    ({ menuCode, isDisabled }) => menuCode !== overviewEntry.menuCode && isDisabled === 0,
  );
  return (
    <nav className={styles.entries} aria-label="我的入口">
      <ul className={styles.grid}>
        {entries.map(({ menuCode, menuName, url, icon }) => {
          const Icon = menuIcons[icon];
          return (
            <li key={menuCode}>
              <Link to={url} className={styles.entry}>
                {Icon ? <Icon size={22} aria-hidden="true" /> : null}
                {menuName}
              </Link>
            </li>
          );
        })}
        <li>
          <Link to={places.security} className={styles.entry}>
            <ShieldCheck size={22} aria-hidden="true" />
            账号安全
          </Link>
        </li>
        <li>
          <BareButton className={styles.entry} onClick={() => void signOut()}>
            <LogOut size={22} aria-hidden="true" />
            退出登录
          </BareButton>
        </li>
      </ul>
      {session.identities
        .filter(({ id }) => id !== session.current.id)
        .map((identity) => (
          <BareButton
            key={identity.id}
            className={styles.identity}
            disabled={isSwitching}
            onClick={() => void switchTo(identity)}
          >
            <Repeat size={18} aria-hidden="true" />
            切换到{identityName(identity)}
          </BareButton>
        ))}
    </nav>
  );
}
