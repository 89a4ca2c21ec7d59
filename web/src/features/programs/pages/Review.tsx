import * as desk from '#contract/course/programDesk.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { ProgramReview } from '../parts/ProgramReview.tsx';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.review;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return { queue: await loadQueue(request, (input) => api.call(desk.queue, input)) };
}

/** The queue of the platform. */
export default function Review({ loaderData }: PageProps<typeof loader>) {
  return <ProgramReview queue={loaderData.queue} note="机构、学校、企业与独立讲师交来的；有所属机构的讲师由机构审核" />;
}
