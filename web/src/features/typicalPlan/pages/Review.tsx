import * as plans from '#contract/course/typicalPlan.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { ReviewQueue } from '../parts/ReviewQueue.tsx';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = typicalPlanRoutes.review;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return { queue: await loadQueue(request, (input) => api.call(plans.queue, input)) };
}

/** The queue of the platform. */
export default function Review({ loaderData }: PageProps<typeof loader>) {
  return <ReviewQueue queue={loaderData.queue} note="机构、学校、企业与独立讲师交来的；有所属机构的讲师由机构审核" />;
}
