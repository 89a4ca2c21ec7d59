import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Steps } from '../../../ui/Steps.tsx';
import { loadStanding } from '../parts/loadStanding.ts';
import { RealNameStates } from '../parts/RealNameStates.tsx';
import { SecurityPage } from '../parts/SecurityPage.tsx';
import styles from '../parts/StandingFacts.module.css';
import { realNameSteps, stepOf } from '../parts/realNameSteps.ts';
import { accountRoutes } from '../routes.ts';

export const handle = accountRoutes.result;

export const loader = async (args: LoaderArgs) => ({ standing: await loadStanding(args) });

/** What came of it; messages lead here. */
export default function Result({ loaderData: { standing } }: PageProps<typeof loader>) {
  return (
    <SecurityPage tab="realName">
      <div className={styles.steps}>
        <Steps steps={realNameSteps} current={stepOf(standing)} label="实名认证的步骤" />
      </div>
      <RealNameStates standing={standing} />
    </SecurityPage>
  );
}
