import * as apply from '#contract/exam/gradeApplyRecord.ts';
import type { ApplyState } from '#contract/rules/grades.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { applyList } from './addresses.ts';

/** Applications to one class or to all that the visitor runs, with how many there are of each kind. */
export async function loadApplies({ request, context }: LoaderArgs, gradeId?: string) {
  const api = context.get(apiContext);
  const { filters, page } = readList(applyList, new URL(request.url).searchParams);
  const auditStatus = Number(filters.state) as ApplyState;
  const rows = await loadRows(request, api.call(apply.page, { gradeId, auditStatus, pageCurrent: page }));
  return { rows, counts: await answerOr(request, api.call(apply.summary, { gradeId })) };
}

export type LoadedApplies = Awaited<ReturnType<typeof loadApplies>>;
