import * as accusation from '#contract/course/userAccusation.ts';
import * as dict from '#contract/system/dict.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { feedbackTabs, mineList } from './addresses.ts';

const PAGE_SIZE = 10;

/** What the open tab shows, and nothing for the others. */
export async function loadTab(request: Request, api: PageApi) {
  const tab = readTab(feedbackTabs, new URL(request.url).searchParams);
  if (tab === 'mine') return { tab, mine: await loadMine(request, api) };
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
