import * as manage from '#contract/exam/peerReviewManage.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { PeerStage, ReviewFilter } from '#contract/rules/peerReview.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { appealList, idIn, manageTabs, reviewList, taskList } from '../parts/addresses.ts';
import { TaskList } from '../parts/TaskList.tsx';
import { TaskPage } from '../parts/TaskPage.tsx';
import { peerReviewRoutes } from '../routes.ts';

export const handle = peerReviewRoutes.manage;

/** The task that the address names with its reviews or objections; without one, those there are. */
export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  const query = pageUrl(request).searchParams;
  const taskId = idIn(query);
  if (taskId === undefined) {
    const listed = await loadList(request, taskList, ({ filters: { stage, keyword }, page }) =>
      call(manage.tasks, { stage: valueOf(PeerStage, stage), keyword: keyword.slice(0, 60), pageCurrent: page }),
    );
    return { listed };
  }
  const task = await answerOr(request, call(manage.overview, { taskId }));
  if (readTab(manageTabs, query) === 'appeals') {
    const appeals = await loadList(request, appealList, ({ filters, page }) =>
      call(manage.appeals, { taskId, auditStatus: valueOf(AppealState, filters.state), pageCurrent: page }),
    );
    return { task, appeals };
  }
  const reviews = await loadList(request, reviewList, ({ filters: { filter, keyword }, page }) =>
    call(manage.reviews, {
      taskId,
      filter: valueOf(ReviewFilter, filter),
      keyword: keyword.slice(0, 30),
      pageCurrent: page,
    }),
  );
  return { task, reviews };
}

/** The teacher's side of peer review. */
export default function MutualCommentManage({ loaderData }: PageProps<typeof loader>) {
  const { listed, task, reviews, appeals } = loaderData;
  if (listed) return <TaskList listed={listed} />;
  return task ? <TaskPage key={task.id} task={task} reviews={reviews} appeals={appeals} /> : null;
}
