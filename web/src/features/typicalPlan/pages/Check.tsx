import * as plans from '#contract/course/typicalPlan.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { loadPlan } from '../parts/places.ts';
import { PlanStanding } from '../parts/PlanStanding.tsx';
import { ReviewQueue } from '../parts/ReviewQueue.tsx';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = typicalPlanRoutes.check;

export async function loader({ request, context }: LoaderArgs) {
  if (pageUrl(request).searchParams.has('id')) return { standing: await loadPlan({ request, context }), queue: null };
  const api = context.get(apiContext);
  return { standing: null, queue: await loadQueue(request, (input) => api.call(plans.queue, input)) };
}

/** The reviewers of an organization see what their lecturers handed in; with an id the author sees the own one. */
export default function Check({ loaderData: { standing, queue } }: PageProps<typeof loader>) {
  if (standing) return <PlanStanding {...standing} />;
  return <ReviewQueue queue={queue} note="本单位讲师交来的典型岗位；通过之前，公开的还是原来的" />;
}
