import * as check from '#contract/startup/policyCheck.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { FounderForm } from '../parts/FounderForm.tsx';
import styles from '../parts/Policy.module.css';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.facts;

export const loader = async ({ request, context }: LoaderArgs) => ({
  facts: await answerOr(request, context.get(apiContext).call(check.getFacts, {})),
});

/** What a founder tells of themselves, once; every policy is held against it. */
export default function Founder({ loaderData: { facts } }: PageProps<typeof loader>) {
  const isFromResume = facts.isSaved === 0 && (facts.graduatedOn !== '' || facts.regionCode !== '');
  return (
    <div className="page">
      <PageHead title="我的创业情况" note="不知道的可以先空着，自测会告诉你哪一条还差它" />
      {isFromResume ? <Banner>从档案里带出了一些，看看对不对，保存之后才用来自测</Banner> : null}
      <div className={styles.form}>
        <FounderForm facts={facts} />
      </div>
    </div>
  );
}
