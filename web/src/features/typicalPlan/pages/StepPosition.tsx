import * as dict from '#contract/system/dict.ts';
import * as jobType from '#contract/system/jobType.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Facts } from '../parts/Facts.tsx';
import { ItemTable } from '../../../shared/abilities/ItemTable.tsx';
import { loadPlan } from '../parts/places.ts';
import { usePlanDraft } from '../parts/usePlanDraft.ts';
import { PlanFrame } from '../parts/PlanFrame.tsx';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = handleOf(typicalPlanRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [loaded, jobs, { items }] = await Promise.all([
    loadPlan({ request, context }),
    answerOr(request, api.call(jobType.list, {})),
    answerOr(request, api.call(dict.items, { keys: 'industry' })),
  ]);
  const industries = items['industry'] ?? [];
  return { ...loaded, jobs: jobs.list, industries };
}

/** Step 1: what the position is and what it asks for. */
export default function StepPosition({ loaderData }: PageProps<typeof loader>) {
  const { base, plan, jobs, industries } = loaderData;
  const draft = usePlanDraft(plan);
  return (
    <PlanFrame base={base} plan={plan} draft={draft} step={0}>
      <Facts draft={draft} jobs={jobs} industries={industries} />
      <ItemTable draft={draft} />
    </PlanFrame>
  );
}
