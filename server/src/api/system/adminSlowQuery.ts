import { wireTime } from '#contract/rules/time.ts';
import * as contract from '#contract/system/adminSlowQuery.ts';
import { slowQueriesOf } from '../../db/slowQueries.ts';
import { handle } from '../../kit/handle.ts';
import { pageAt } from '../../kit/paginate.ts';

export const list = handle(contract.list, async ({ db }, request) => {
  const found = slowQueriesOf(db).map(({ totalMs, worstMs, lastAt, ...row }) => ({
    ...row,
    totalMs: Math.round(totalMs),
    worstMs: Math.round(worstMs),
    lastAt: wireTime(lastAt),
  }));
  return pageAt(request, found.length, async (limit, offset) => found.slice(offset, offset + limit));
});
