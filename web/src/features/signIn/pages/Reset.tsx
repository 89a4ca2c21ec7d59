import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { handedIn, redirectOf } from '../parts/redirect.ts';
import { ResetByEmail } from '../parts/ResetByEmail.tsx';
import { ResetByMobile } from '../parts/ResetByMobile.tsx';
import { SignInFrame } from '../parts/SignInFrame.tsx';
import styles from '../parts/SignInForm.module.css';
import { signInRoutes } from '../routes.ts';

export const handle = signInRoutes.reset;

const items = [
  { key: 'mobile', label: '手机号' },
  { key: 'email', label: '邮箱' },
];

export default function Reset() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const { account } = handedIn(state);
  const [chosen, setBy] = useState<string | null>(null);
  // The server does not know the account brought along, so it changes after hydration.
  const isHydrated = useHydrated();
  const by = chosen ?? (isHydrated && account?.includes('@') ? 'email' : 'mobile');
  const login = `/login${redirectOf(query)}`;
  const Form = by === 'mobile' ? ResetByMobile : ResetByEmail;
  const fits = account?.includes('@') === (by === 'email') ? account : undefined;
  return (
    <SignInFrame title="找回密码" note="收到验证码后设置新密码，其他设备上的登录会一并退出。">
      <Tabs label="找回方式" idBase="by" className={styles.tabs} items={items} current={by} onSelect={setBy} />
      <div role="tabpanel" id="by-panel" aria-labelledby={`by-tab-${by}`}>
        <Form account={fits} login={login} />
      </div>
      <p className={styles.below}>
        想起来了？
        <TextLink tone="inline" to={login}>
          去登录
        </TextLink>
      </p>
    </SignInFrame>
  );
}
