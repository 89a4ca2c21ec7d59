import * as dispute from '#contract/course/dispute.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import { DisputeQueue } from '../../../shared/courses/DisputeQueue.tsx';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { plainList } from '../parts/addresses.ts';
import { auditDispute } from '../parts/calls.ts';
import { OwnDisputes } from '../parts/OwnDisputes.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.disputes;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { list } = await answerOr(request, api.call(authMenu.listUserRole, {}));
  const teaches = list.some(({ isCurrent, userType }) => isCurrent === 1 && userType === UserType.lecturer);
  return teaches
    ? { queue: await loadQueue(request, (input) => api.call(dispute.queue, input)) }
    : { own: await loadList(request, plainList, ({ page }) => api.call(dispute.list, { pageCurrent: page })) };
}

/** Lecturers decide what learners of their courses contest, those waiting longest first; others see what they contest. */
export default function Disputes({ loaderData }: PageProps<typeof loader>) {
  if (loaderData.own) return <OwnDisputes disputes={loaderData.own} />;
  return (
    <DisputeQueue
      note="学员认为没有计入的片段应当计入；通过之后马上计入"
      queue={loaderData.queue}
      decide={auditDispute}
    />
  );
}
