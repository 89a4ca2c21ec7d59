import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import * as oauth from '#contract/user/oauth.ts';
import { missing } from '../../../kit/answerOr.ts';
import { call } from '../../../kit/call.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import { useSite } from '../../../kit/site.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from '../parts/Consent.module.css';
import { refusalAddress } from '../parts/refusalAddress.ts';
import { demoRoutes } from '../routes.ts';

export const handle = demoRoutes.oauth;

/** Only in demo mode; elsewhere there is no such page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  if (!api.demo) throw missing();
  return api.call(oauth.demoAccounts, {});
}

/** The page of the stand-in third party: who are you there, and may this site know? */
export default function Consent() {
  const { list } = useLoaderData<typeof loader>();
  const { site } = useSite();
  const [query] = useSearchParams();
  const [account, setAccount] = useState(list[0]?.account ?? '');
  const [leaving, setLeaving] = useState(false);
  const state = query.get('state') ?? '';
  const redirectUri = query.get('redirect_uri') ?? '';

  async function agree(): Promise<void> {
    setLeaving(true);
    try {
      const { demoAgree } = await import('#contract/user/oauth.ts');
      const { url } = await call(demoAgree, { account, state, redirectUri });
      location.assign(url);
    } catch {
      // The reason was told.
      setLeaving(false);
    }
  }

  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <p className={styles.from}>演示账号平台</p>
        <h1 className={styles.title}>{site.title}想知道你是谁</h1>
        <p className={styles.note}>同意后，{site.title}会得到你的昵称与头像。这里没有真的第三方，账号都是编的。</p>
        <fieldset className={styles.accounts}>
          <legend className={styles.legend}>用哪个账号</legend>
          {list.map((one) => (
            <label key={one.account} className={styles.account}>
              <input
                type="radio"
                name="account"
                value={one.account}
                checked={account === one.account}
                onChange={() => setAccount(one.account)}
              />
              <Avatar name={one.nickname} src={one.headImgUrl} size={40} />
              <b>{one.nickname}</b>
              <span className={styles.id}>{one.account}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button size="lg" disabled={leaving} onClick={() => location.assign(refusalAddress(redirectUri, state))}>
            取消
          </Button>
          <Button size="lg" variant="primary" loading={leaving} loadingLabel="正在返回" onClick={() => void agree()}>
            同意
          </Button>
        </div>
      </section>
    </div>
  );
}
