import * as apiKey from '#contract/system/apiKey.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { keyList } from './addresses.ts';

/** The keys of the house. */
export const loadKeys = (request: Request, api: PageApi) =>
  loadList(request, keyList, ({ page }) => api.call(apiKey.list, { pageCurrent: page }));

export type LoadedKeys = Awaited<ReturnType<typeof loadKeys>>;
