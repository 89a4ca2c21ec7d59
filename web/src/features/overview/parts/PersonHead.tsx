import { useSession } from '../../../kit/session.tsx';
import { identityName } from '../../../kit/identityName.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import styles from './Overview.module.css';

/** Who it is, in which identity, and for how long they keep learning. */
export function PersonHead({ greeting, streak }: { greeting: string; streak: number }) {
  const session = useSession();
  if (!session) return null;
  const { name, user, current } = session;
  const said = [identityName(current), streak > 1 ? `已连续学习 ${streak} 天` : ''].filter(Boolean).join('，');
  return (
    <header className={styles.person}>
      <Avatar name={name} src={user.headImgUrl} size={56} />
      <div className={styles.who}>
        <h1 className={styles.name}>
          {greeting}，{name}
        </h1>
        <p className={styles.said}>{said}</p>
      </div>
    </header>
  );
}
