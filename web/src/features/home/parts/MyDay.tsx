import { userTypeName } from '#contract/rules/userTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import type { Session } from '../../../kit/session.tsx';
import { useIsBuilt } from '../../../kit/site.ts';
import { centres, places } from '../../../layouts/destinations.ts';
import { useLoginAddress } from '../../../layouts/header/useLoginAddress.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './MyDay.module.css';

/** Beside the carousel: whoever is signed in, with the ways into their centre; for guests the way in. */
export function MyDay({ greeting, register }: { greeting: string; register: boolean }) {
  const session = useSession();
  const isBuilt = useIsBuilt();
  const login = useLoginAddress();
  if (session) return <Person session={session} greeting={greeting} />;
  if (!isBuilt(places.login)) return null;
  return (
    <aside className={styles.card} aria-label="登录">
      <h2 className={styles.title}>{greeting}</h2>
      <p className={styles.text}>登录后，课程、测评与投递的进度都在这里，从上次停下的地方继续。</p>
      <LinkButton to={login} variant="primary" block>
        登录
      </LinkButton>
      {register ? (
        <p className={styles.register}>
          第一次来？
          <TextLink to="/register" tone="inline">
            注册账号
          </TextLink>
        </p>
      ) : null}
    </aside>
  );
}

function Person({ session, greeting }: { session: Session; greeting: string }) {
  const isBuilt = useIsBuilt();
  const { current, name, user } = session;
  const centre = centres[current.userType];
  const links = centre?.links.filter(({ to }) => isBuilt(to)) ?? [];
  return (
    <aside className={styles.card} aria-label="我的">
      <p className={styles.who}>
        <Avatar name={name} src={user.headImgUrl} size={44} />
        <span>
          <b>
            {greeting}，{name}
          </b>
          <small>{current.orgInfo?.orgName || userTypeName(current.userType)}</small>
        </span>
      </p>
      {links.length > 0 ? (
        <nav className={styles.links} aria-label={centre?.name}>
          {links.map(({ label, to }) => (
            <TextLink key={to} to={to} arrow tone="quiet">
              {label}
            </TextLink>
          ))}
        </nav>
      ) : (
        <p className={styles.text}>学有所成，才有所用。今天也往前走一步。</p>
      )}
    </aside>
  );
}
