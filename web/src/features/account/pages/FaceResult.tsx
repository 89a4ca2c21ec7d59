import { useEffect } from 'react';
import { replace, useRevalidator } from 'react-router';
import { REVIEW_TARGET_TEXT } from '#contract/rules/reviewClock.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { loadStanding } from '../parts/loadStanding.ts';
import { realNameSteps, stepOf } from '../parts/realNameSteps.ts';
import { SecurityPage } from '../parts/SecurityPage.tsx';
import { StandingFacts } from '../parts/StandingFacts.tsx';
import styles from '../parts/StandingFacts.module.css';
import { accountRoutes } from '../routes.ts';

export const handle = accountRoutes.faceResult;

const ASK_AGAIN_MS = 30_000;

export async function loader(args: LoaderArgs) {
  const standing = await loadStanding(args);
  if (standing.state !== 'waiting') throw replace(accountRoutes.result.path);
  return { standing };
}

/** While it is looked at; asks again by itself, and the answer leads on to the result. */
export default function FaceResult({ loaderData: { standing } }: PageProps<typeof loader>) {
  const { state: asking, revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);

  return (
    <SecurityPage tab="realName">
      <div className={styles.steps}>
        <Steps steps={realNameSteps} current={stepOf(standing)} label="实名认证的步骤" />
      </div>
      <p className={styles.lead}>
        本站由人工审核，一般在 {REVIEW_TARGET_TEXT}内完成，结果会发到「我的消息」。可以先离开这一页。
      </p>
      <StandingFacts standing={standing} />
      <Button loading={asking === 'loading'} loadingLabel="查询中" onClick={() => void revalidate()}>
        查询结果
      </Button>
    </SecurityPage>
  );
}
