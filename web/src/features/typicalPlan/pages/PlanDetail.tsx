import { handleOf } from '../../../kit/page.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadPlan } from '../parts/places.ts';
import { PlanStanding } from '../parts/PlanStanding.tsx';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = handleOf(typicalPlanRoutes);

export const loader = ({ request, context }: LoaderArgs) => loadPlan({ request, context });

/** How it stands with a typical position of the enterprise. */
export default function PlanDetail({ loaderData }: PageProps<typeof loader>) {
  return <PlanStanding {...loaderData} />;
}
