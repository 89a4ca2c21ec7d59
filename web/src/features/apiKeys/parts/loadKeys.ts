import * as apiKey from '#contract/system/apiKey.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';

export const keyList = listSpec({});

/** The keys of the house. */
export const loadKeys = (request: Request, api: PageApi) =>
  loadList(request, keyList, ({ page }) => api.call(apiKey.list, { pageCurrent: page }));
