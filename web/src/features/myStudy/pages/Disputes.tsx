import * as dispute from '#contract/course/dispute.ts';
import { disputeColumns, disputeName } from '../../../courses/disputeColumns.tsx';
import { DisputeFacts } from '../../../courses/DisputeFacts.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ReviewFrame } from '../../../kit/review/ReviewFrame.tsx';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
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
    <>
      <PageHead size="work" title="学习异议" note="学员认为没有计入的片段应当计入；通过之后马上计入" />
      <ReviewFrame
        subject="学习异议"
        queue={loaderData.queue}
        columns={disputeColumns}
        nameOf={disputeName}
        Facts={DisputeFacts}
        passNote="通过后没有计入的片段马上计入"
        decide={auditDispute}
      />
    </>
  );
}
