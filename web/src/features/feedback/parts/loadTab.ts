import * as accusation from '#contract/course/userAccusation.ts';
import * as dict from '#contract/system/dict.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadList, loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { feedbackTabs, mineList, queueList } from './addresses.ts';

const PAGE_SIZE = 10;

/** What the open tab shows, and nothing for the others. */
export async function loadTab(request: Request, api: PageApi) {
  const search = new URL(request.url).searchParams;
  const tab = readTab(feedbackTabs, search);
  if (tab === 'mine') return { tab, mine: await loadMine(request, api) };
  if (tab === 'handle') return { tab, queue: await loadQueue(request, api, search) };
  const { items } = await api.call(dict.items, { dictKey: 'feedbackType' });
  return { tab, types: items['feedbackType'] ?? [] };
}

/** Null for a guest, who is asked to sign in. */
function loadMine(request: Request, api: PageApi) {
  if (!api.token) return null;
  return loadList(request, mineList, ({ page }) =>
    api.call(accusation.list, { pageCurrent: page, pageSize: PAGE_SIZE }),
  );
}

async function loadQueue(request: Request, api: PageApi, search: URLSearchParams) {
  const { filters, page } = readList(queueList, search);
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
