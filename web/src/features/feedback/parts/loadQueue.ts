import * as accusation from '#contract/course/userAccusation.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { queueList } from './addresses.ts';

const PAGE_SIZE = 10;

/** What waits for an answer, or was answered, and how many there are of both. */
export async function loadQueue(request: Request, api: PageApi) {
  const { filters, page } = readList(queueList, new URL(request.url).searchParams);
  const [waiting, answered] = ([1, 2] as const).map((handleStatus) => {
    const open = filters.status === String(handleStatus);
    const paging = open ? { pageCurrent: page, pageSize: PAGE_SIZE } : { pageSize: 1 };
    return loadRows(request, api.call(accusation.handleList, { handleStatus, ...paging }));
  });
  const [one, two] = await Promise.all([waiting!, answered!]);
  return { rows: filters.status === '1' ? one : two, counts: { 1: countOf(one), 2: countOf(two) } };
}

const countOf = (loaded: Awaited<ReturnType<typeof loadRows>>): number | undefined =>
  'page' in loaded ? loaded.page.totalCount : undefined;
