import * as dispute from '#contract/course/dispute.ts';
import { DisputeQueue } from '../../../shared/courses/DisputeQueue.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { auditDispute } from '../parts/calls.ts';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.disputes;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return { queue: await loadQueue(request, (input) => api.call(dispute.queue, input)) };
}

/** What learners of the lecturer's courses contest, those waiting longest first. */
export default function Disputes({ loaderData }: PageProps<typeof loader>) {
  return (
    <DisputeQueue
      note="学员认为没有计入的片段应当计入；通过之后马上计入"
      queue={loaderData.queue}
      decide={auditDispute}
    />
  );
}
