import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressAfterLogin } from '#contract/rules/afterLogin.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { BindForm } from '../parts/BindForm.tsx';
import type { Binding } from '../parts/binding.ts';
import { bindingNote } from '../parts/binding.ts';
import { addressQuery } from '../parts/redirect.ts';
import { SignInFrame } from '../parts/SignInFrame.tsx';
import styles from '../parts/SignInForm.module.css';
import { signInRoutes } from '../routes.ts';

export const handle = signInRoutes.bindingMobile;

/** The first visit with a third-party or job-number account: it gets a phone, or joins the account that has it. */
export default function BindingMobile() {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const [expired, setExpired] = useState(false);
  const binding = isHydrated ? bindingFrom(query) : blank;
  if (!binding || expired) return <Expired address={binding?.address} />;
  return (
    <SignInFrame
      title="绑定手机号"
      note={`${binding.nickname ? `${binding.nickname}，` : ''}绑定之后，用手机号也能登录，也方便找回账号。`}
    >
      <div className={styles.start}>
        <BindForm binding={binding} onExpired={() => setExpired(true)} />
      </div>
    </SignInFrame>
  );
}

/** What the server shows; the ticket is only known in the browser. */
const blank: Binding = { ticket: '', nickname: '', address: '/', remember: false };

function bindingFrom(query: URLSearchParams): Binding | null {
  const ticket = query.get('ticket');
  if (!ticket) return bindingNote.read();
  return {
    ticket,
    nickname: query.get('nickname')?.slice(0, 50) ?? '',
    address: addressAfterLogin(query),
    remember: false,
  };
}

function Expired({ address }: { address: string | undefined }) {
  return (
    <SignInFrame title="链接已失效" note="绑定手机号要在登录后 10 分钟内完成。重新登录一次，就会再回到这里。">
      <div className={styles.start}>
        <LinkButton to={`/login${addressQuery(address)}`} variant="primary" size="lg" block replace>
          重新登录
        </LinkButton>
      </div>
    </SignInFrame>
  );
}
