import { Can } from '../../../kit/Can.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { FeedbackQueue } from '../parts/FeedbackQueue.tsx';
import { loadQueue } from '../parts/loadQueue.ts';
import { feedbackRoutes } from '../routes.ts';

export const handle = feedbackRoutes.adminFeedback;

export const loader = ({ request, context }: LoaderArgs) => loadQueue(request, context.get(apiContext));

/** What people wrote to the platform, for the operators who answer it. */
export default function AdminFeedback({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead size="work" title="反馈与举报" note="等得最久的在前；答复会发到对方的消息里" />
      <Can action="accusation:handle">
        <FeedbackQueue queue={loaderData} />
      </Can>
    </>
  );
}
