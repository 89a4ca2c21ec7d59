import * as search from '#contract/course/search.ts';
import { searchKinds } from '#contract/rules/searchKinds.ts';
import type { SearchKind } from '#contract/rules/searchKinds.ts';
import { listSpec, readList } from '../../../kit/list/listAddress.ts';
import { loadPage } from '../../../kit/list/loadPage.ts';
import type { PageApi } from '../../../kit/pageApi.ts';

/** `type` also comes from the search box, which knows kinds that are not searched yet; those mean everything. */
export const searchSpec = listSpec({
  filters: { str: '', type: ['all', ...(Object.keys(searchKinds) as `${SearchKind}`[])] },
});

const PAGE_SIZE = 10;

/** What is found of all kinds or of one; nothing is asked for while nothing was typed. */
export async function loadSearch(request: Request, api: PageApi) {
  const { filters, page } = readList(searchSpec, new URL(request.url).searchParams);
  const { str } = filters;
  if (str === '') return { str, found: null, seo: { title: '搜索' } };
  const type = filters.type === 'all' ? undefined : (Number(filters.type) as SearchKind);
  const answer = api.call(search.all, { str, type, pageCurrent: page, pageSize: PAGE_SIZE });
  const loaded = await loadPage(answer);
  const around = 'page' in loaded ? await answer : null;
  return {
    str,
    found: {
      loaded,
      kindList: around?.kindList ?? [],
      didYouMean: around?.didYouMean ?? [],
      hotWords: around?.hotWords ?? [],
    },
    seo: { title: `「${str}」的搜索结果` },
  };
}
