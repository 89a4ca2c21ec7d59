import * as dispute from '#contract/course/dispute.ts';
import { disputeColumns, disputeName } from '../../../courses/disputeColumns.tsx';
import { DisputeFacts } from '../../../courses/DisputeFacts.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ReviewFrame } from '../../../kit/review/ReviewFrame.tsx';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
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
    <>
      <PageHead size="work" title="学习异议" note="先由课程的讲师处理；讲师没有答复或者已经离开的，在这里处理" />
      <ReviewFrame
        subject="学习异议"
        queue={loaderData.queue}
        columns={disputeColumns}
        nameOf={disputeName}
        Facts={DisputeFacts}
        passNote="通过后没有计入的片段马上计入"
        decide={decideDispute}
      />
    </>
  );
}
