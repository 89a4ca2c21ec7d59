import { Link } from '../../ui/Link.tsx';
import { useSession } from '../../kit/session.tsx';
import { useIsBuilt, useSite } from '../../kit/site.ts';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { places } from '../../kit/navigation/destinations.ts';
import { ApplyMenu } from './ApplyMenu.tsx';
import styles from './Header.module.css';
import { HeaderSearch } from './HeaderSearch.tsx';
import { NavList } from './NavList.tsx';
import { NoticeIcons } from './NoticeIcons.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { useLoginAddress } from '../../kit/navigation/useLoginAddress.ts';
import { UserMenu } from './UserMenu.tsx';

/** 66 px on desktops, 56 on phones. Entries whose page there is not are left out. */
export function Header({ nav, over }: { nav: boolean; over?: boolean }) {
  const { site } = useSite();
  const session = useSession();
  const name = site.title || '知途';
  return (
    <header className={cx(styles.header, over && styles.over)}>
      <div className={cx('page', styles.inner)}>
        <Link to="/" className={styles.home} aria-label={`${name}首页`}>
          <Logo name={name} src={site.logo} />
        </Link>
        {nav ? <NavList /> : null}
        <div className={styles.right}>
          <HeaderSearch />
          <ApplyMenu />
          {session ? <NoticeIcons userType={session.current.userType} /> : <LoginLink />}
          {session ? <UserMenu session={session} /> : null}
          <PhoneMenu nav={nav} />
        </div>
      </div>
    </header>
  );
}

function LoginLink() {
  const address = useLoginAddress();
  if (!useIsBuilt()(places.login)) return null;
  return (
    <LinkButton to={address} variant="primary" size="sm">
      登录
    </LinkButton>
  );
}
