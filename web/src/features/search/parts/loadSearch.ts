import { redirect } from 'react-router';
import * as search from '#contract/course/search.ts';
import type { SortType } from '#contract/course/courseInfo.ts';
import { isCourseKind } from '#contract/rules/searchKinds.ts';
import type { SearchKind } from '#contract/rules/searchKinds.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { searchSpec } from './addresses.ts';

const PAGE_SIZE = 10;

const pricesOf = { all: {}, free: { isFree: 1 }, vip: { isVipFree: 1 } } as const;

/** What is found of all kinds or of one; nothing is asked for while nothing was typed. */
export async function loadSearch(request: Request, api: PageApi) {
  const { filters, sort, page } = readList(searchSpec, new URL(request.url).searchParams);
  const { str } = filters;
  if (str === '') return { str, found: null, hotWords: await hotWordsOf(api), seo: { title: '搜索' } };
  const type = filters.type === 'all' ? undefined : (Number(filters.type) as SearchKind);
  const narrowed =
    type !== undefined && isCourseKind(type) ? { ...pricesOf[filters.price], sortType: sort as SortType } : {};
  const answer = api.call(search.all, { str, type, ...narrowed, pageCurrent: page, pageSize: PAGE_SIZE });
  const loaded = await loadRows(request, answer);
  const around = 'page' in loaded ? loaded.page : null;
  const elsewhere = around?.kindList.some(({ total }) => total > 0);
  // The header gives the column's kind; without hits there but elsewhere, all is shown.
  const isOfKind = around?.kindList.some((one) => one.type === type && one.total > 0);
  if (type !== undefined && around?.totalCount === 0 && elsewhere && !isOfKind)
    throw redirect(`/search/str?${new URLSearchParams({ str })}`);
  return {
    str,
    found: {
      loaded,
      kindList: around?.kindList ?? [],
      isNear: around?.isNear === 1,
      didYouMean: around?.didYouMean ?? [],
    },
    hotWords: around?.hotWords ?? [],
    seo: { title: `「${str}」的搜索结果` },
  };
}

/** What was counted, without what the operator put in front; the page works without them. */
const hotWordsOf = (api: PageApi): Promise<string[]> =>
  api.call(search.hotWords, {}).then(
    ({ list }) => list.flatMap(({ word, isPinned }) => (isPinned === 1 ? [] : [word])),
    () => [],
  );
