import { NOT_ENROLLED } from '#contract/course/failures.ts';
import * as study from '#contract/course/study.ts';
import { CallError } from '#contract/kit/callError.ts';
import { isId } from '#contract/rules/id.ts';
import { redirect } from 'react-router';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { COURSE, ledgerList, overviewTabs, PAGE_SIZE } from './addresses.ts';

/** What the open tab shows of one course. */
export async function loadOverview(request: Request, api: PageApi) {
  const { searchParams } = new URL(request.url);
  const tab = readTab(overviewTabs, searchParams);
  const courseId = searchParams.get(COURSE);
  if (courseId === null || !isId(courseId)) throw redirect('/account/course');
  const overview = await answerOr(request, api.call(study.overview, { courseId }).catch(elsewhere));
  if (tab === 'overview') return { tab, overview };
  const ledger = await loadList(request, ledgerList, ({ filters, page }) => {
    const periodId = overview.periods.find((period) => period.periodId === filters.periodId)?.periodId;
    return api.call(study.ledger, { courseId, periodId, pageCurrent: page, pageSize: PAGE_SIZE });
  });
  return { tab, overview, ledger };
}

/** Somebody who does not have the course is shown those they have. */
function elsewhere(error: unknown): never {
  if (error instanceof CallError && error.code === NOT_ENROLLED.code) throw redirect('/account/course');
  throw error;
}
