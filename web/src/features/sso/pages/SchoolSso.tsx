import { useState } from 'react';
import { view } from '#contract/user/sso.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { checkSso } from '../parts/calls.ts';
import { DomainProof } from '../parts/DomainProof.tsx';
import type { Found } from '../parts/Findings.tsx';
import { Findings } from '../parts/Findings.tsx';
import { RemoveSso } from '../parts/RemoveSso.tsx';
import styles from '../parts/Sso.module.css';
import { SsoForm } from '../parts/SsoForm.tsx';
import { ssoRoutes } from '../routes.ts';

export const handle = ssoRoutes.sso;

export const loader = async ({ request, context }: LoaderArgs) => ({
  view: await answerOr(request, context.get(apiContext).call(view, {})),
});

/** The identity provider of the own school: what it has to be told, what it is, and whether it answers. */
export default function SchoolSso({ loaderData }: PageProps<typeof loader>) {
  const { sso, domainProof } = loaderData.view;
  const { send, sending } = usePress(checkSso);
  const [found, setFound] = useState<Found | null>(null);
  const look = async () => setFound((await send({})) ?? null);
  const acts = sso ? (
    <>
      <Button loading={sending} loadingLabel="检查中" onClick={() => void look()}>
        检查
      </Button>
      <RemoveSso linkedCount={sso.linkedCount} />
    </>
  ) : undefined;
  return (
    <>
      <PageHead size="work" title="统一身份认证" note="本单位的人用单位自己的账号登录" actions={acts} />
      {sso && found ? <Findings found={found} /> : null}
      <section className={styles.part} aria-labelledby="provider">
        <h2 id="provider" className={styles.title}>
          认证服务
        </h2>
        <p className={styles.note}>
          第一次来的人用自己手机的验证码证明账号是自己的，以后直接进入；单位不能替他们决定是哪个账号
          {sso && sso.linkedCount > 0 ? `。现在有 ${sso.linkedCount} 人绑定着` : ''}
        </p>
        {/* Saved, the form begins with what is kept now, and without the secret. */}
        <SsoForm key={JSON.stringify([sso?.issuer, sso?.clientId])} view={loaderData.view} onSaved={look} />
      </section>
      {sso && sso.emailDomain !== '' ? (
        <DomainProof emailDomain={sso.emailDomain} provenAt={sso.domainProvenAt} proof={domainProof} />
      ) : null}
    </>
  );
}
