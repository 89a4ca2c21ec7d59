import { useState } from 'react';
import { userTypeName } from '#contract/rules/userTypes.ts';
import type { Session } from '../../../kit/session.tsx';
import { centres, places } from '../../../kit/navigation/destinations.ts';
import { useSignOut } from '../../../kit/useSignOut.ts';
import { useIsBuilt } from '../../../kit/site.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Greeting.module.css';
import { SignInFrame } from './SignInFrame.tsx';

/** For somebody who is signed in already. */
export function Greeting({ session, address }: { session: Session; address: string }) {
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  const isBuilt = useIsBuilt();
  const { name, user, current } = session;
  const shortcuts = [
    ...(centres[current.userType]?.links ?? []).slice(0, 4),
    { label: '修改密码', to: places.changePassword },
  ].filter(({ to }) => isBuilt(to));
  const identity = [userTypeName(current.userType), current.orgInfo?.orgName].filter(Boolean).join('，');
  return (
    <SignInFrame title="你已经登录" note="可以接着刚才的事，也可以换一个账号。">
      <div className={styles.person}>
        <Avatar name={name} src={user.headImgUrl} size={56} />
        <div className={styles.words}>
          <b className={styles.name}>{name}</b>
          <span className={styles.identity}>{identity}</span>
        </div>
      </div>
      {shortcuts.length > 0 ? (
        <nav className={styles.shortcuts} aria-label="常去的地方">
          {shortcuts.map(({ label, to }) => (
            <TextLink key={to} to={to} tone="quiet">
              {label}
            </TextLink>
          ))}
        </nav>
      ) : null}
      <div className={styles.acts}>
        <LinkButton to={address} variant="primary" size="lg" block>
          {address === '/' ? '去首页' : '继续前往'}
        </LinkButton>
        <Button size="lg" block loading={leaving} loadingLabel="正在退出" onClick={leave}>
          退出登录
        </Button>
      </div>
    </SignInFrame>
  );
}
