import * as dispute from '#contract/course/dispute.ts';
import { DisputeQueue } from '../../../shared/courses/DisputeQueue.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { decideDispute } from '../parts/calls.ts';
import { reviewRoutes } from '../routes.ts';

export const handle = reviewRoutes.disputes;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return { queue: await loadQueue(request, (input) => api.call(dispute.handleList, input)) };
}

/** What learners contest anywhere: the lecturer answers first, and the operator where none does. */
export default function Disputes({ loaderData }: PageProps<typeof loader>) {
  return (
    <DisputeQueue
      note="先由课程的讲师处理；讲师没有答复或者已经离开的，在这里处理"
      queue={loaderData.queue}
      decide={decideDispute}
    />
  );
}
