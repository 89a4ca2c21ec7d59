import { redirect } from 'react-router';
import * as category from '#contract/course/category.ts';
import * as assessment from '#contract/exam/assessment.ts';
import * as staffApi from '#contract/exam/assessmentStaff.ts';
import * as candidate from '#contract/exam/candidate.ts';
import * as paper from '#contract/exam/paper.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../../kit/answerOr.ts';
import { apiContext } from '../../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../../kit/pageTypes.ts';
import { pageUrl } from '../../../../kit/pageUrl.ts';
import { candidatesPath } from '../addresses.ts';
import { isLearner } from '../../../../kit/isLearner.ts';
import { roomAt } from '../list/rooms.ts';

const MOST_PAPERS = 100;

/** Everything that the steps choose from; what is published is not made any more. */
export async function loadWizard({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const url = pageUrl(request);
  if (await isLearner(request, api)) throw redirect(roomAt(url.pathname).ofLearners);
  const id = url.searchParams.get('id') ?? '';
  const view = isId(id) ? await answerOr(request, api.call(assessment.view, { id })) : null;
  if (view?.assessmentState === AssessmentState.published) throw redirect(candidatesPath(view.id));
  const papers = await answerOr(request, api.call(paper.page, { isPublished: 1, pageSize: MOST_PAPERS }));
  const sources = await answerOr(request, api.call(candidate.sources, {}));
  const { courseCategoryList } = await answerOr(request, api.call(category.list, {}));
  const subjects = courseCategoryList.map((one) => ({ id: one.id, name: one.categoryName }));
  const staff = view
    ? (await answerOr(request, api.call(staffApi.page, { assessmentId: view.id, pageSize: MOST_PAPERS }))).list
    : [];
  return {
    view,
    papers: papers.list,
    isMorePapers: papers.totalCount > papers.list.length,
    sources,
    subjects,
    staff,
    checks: view ? await answerOr(request, api.call(assessment.checklist, { id: view.id })) : null,
  };
}

export type LoadedWizard = Awaited<ReturnType<typeof loadWizard>>;
