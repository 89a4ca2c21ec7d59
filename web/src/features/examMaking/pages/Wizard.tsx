import { handleOf } from '../../../kit/page.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadWizard } from '../parts/wizard/loadWizard.ts';
import { WizardDesk } from '../parts/wizard/WizardDesk.tsx';
import { wizardRoutes } from '../routes.ts';

export const handle = handleOf(wizardRoutes);

export const loader = (args: LoaderArgs) => loadWizard(args);

/** Makes an assessment: facts and times, paper, candidates, rules. */
export default function Wizard({ loaderData }: PageProps<typeof loader>) {
  return <WizardDesk key={loaderData.view?.id ?? 'new'} loaded={loaderData} />;
}
