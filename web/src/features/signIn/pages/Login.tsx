import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { addressAfterLogin, endedWords } from '#contract/rules/afterLogin.ts';
import { MOST_SSO_BUTTONS } from '#contract/rules/sso.ts';
import * as oauth from '#contract/user/oauth.ts';
import * as sso from '#contract/user/sso.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import { useSession } from '../../../kit/session.tsx';
import { useSite } from '../../../kit/site.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { OtherWays } from '../parts/OtherWays.tsx';
import { PasswordWay } from '../parts/PasswordWay.tsx';
import { handedIn, redirectOf } from '../parts/redirect.ts';
import { SignInFrame } from '../parts/SignInFrame.tsx';
import styles from '../parts/SignInForm.module.css';
import type { SsoSchool } from '../parts/SsoButton.tsx';
import { useAgreement } from '../parts/useAgreement.ts';
import { useArrival } from '../parts/useArrival.tsx';
import { LazyGreeting } from '../parts/LazyGreeting.ts';
import { signInRoutes } from '../routes.ts';

export const handle = signInRoutes.login;

/** Which third parties there are, and schools where they are few; without an answer the page works without them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [{ sources }, { list, totalCount }] = await Promise.all([
    api.call(oauth.sources, {}).catch((): { sources: oauth.Source[] } => ({ sources: [] })),
    api
      .call(sso.list, { pageSize: MOST_SSO_BUTTONS })
      .catch((): { list: SsoSchool[]; totalCount: number } => ({ list: [], totalCount: 0 })),
  ]);
  const schools = totalCount > MOST_SSO_BUTTONS ? [] : list.map(({ orgNo, buttonName }) => ({ orgNo, buttonName }));
  return { sources, schools };
}

/** Only the first one is part of the page; the others come when their tab is opened. */
const ways = {
  password: PasswordWay,
  code: lazy(() => import('../parts/CodeWay.tsx').then((part) => ({ default: part.CodeWay }))),
  jobNumber: lazy(() => import('../parts/JobNumberWay.tsx').then((part) => ({ default: part.JobNumberWay }))),
  scan: lazy(() => import('../parts/ScanWay.tsx').then((part) => ({ default: part.ScanWay }))),
} as const;
const labels = { password: '密码', code: '验证码', jobNumber: '工号', scan: '扫码' } as const;

type WayKey = keyof typeof ways;

const elsewhere: Awaited<ReturnType<typeof loader>> = { sources: [], schools: [] };

export default function Login() {
  const { site, demo, house } = useSite();
  const loaded = useLoaderData<typeof loader>();
  // They return to the platform's own host, where this browser has nothing of a visit that began on another one.
  const { sources, schools } = house ? elsewhere : loaded;
  const session = useSession();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const address = addressAfterLogin(query);
  const ended = endedWords(query);
  const arrival = useArrival(address);
  const agreement = useAgreement();
  const [way, setWay] = useState<WayKey>('password');
  const [account, setAccount] = useState(handedIn(state).account);

  // The old form stays until the new one is here, without a blank.
  const shown = useDeferredValue(way);

  if (session && !arrival.arriving) return <LazyGreeting session={session} address={address} />;
  const Way = ways[shown];
  const keys = (Object.keys(ways) as WayKey[]).filter((key) => key !== 'scan' || sources.includes('wechat'));
  return (
    <SignInFrame title={`登录${site.title}`}>
      {ended ? (
        <div className={styles.ended}>
          <Banner tone="danger">{ended}</Banner>
        </div>
      ) : null}
      <Tabs
        label="登录方式"
        idBase="way"
        className={styles.tabs}
        items={keys.map((key) => ({ key, label: labels[key] }))}
        current={way}
        onSelect={(key) => setWay(key as WayKey)}
      />
      <div role="tabpanel" id="way-panel" aria-labelledby={`way-tab-${shown}`}>
        <Suspense>
          <Way
            arrival={arrival}
            agreement={agreement}
            address={address}
            account={account}
            onAccount={setAccount}
            demo={demo}
          />
        </Suspense>
      </div>
      <OtherWays
        sources={sources}
        schools={schools}
        agreement={agreement}
        address={address}
        onSchool={() => {
          setWay('jobNumber');
          document.getElementById('way-tab-jobNumber')?.focus();
        }}
      />
      <p className={styles.below}>
        第一次来？
        <TextLink tone="inline" to={`/register${redirectOf(query)}`} state={{ account }}>
          注册账号
        </TextLink>
      </p>
      {arrival.chooser}
    </SignInFrame>
  );
}
