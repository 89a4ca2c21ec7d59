import * as contract from '#contract/course/search.ts';
import { searchKindOf, searchKindOrder, searchKinds } from '#contract/rules/searchKinds.ts';
import { popularTags } from '../../domain/catalogue/recommend.ts';
import { cardsByIds } from '../../domain/catalogue/cards.ts';
import { hitsOf } from '../../domain/search/hits.ts';
import { marksOf } from '../../domain/search/marks.ts';
import { queryOf } from '../../domain/search/query.ts';
import { search, searchCourses, suggestions } from '../../domain/search/search.ts';
import { handle } from '../../kit/handle.ts';
import { MORE, shownOf, totalOf } from '../../kit/paginate.ts';

export const list = handle(contract.list, async (ctx, { courseName, pageCurrent, pageSize, sortType, ...facets }) => {
  const { courseCategory } = facets;
  const wish = { str: courseName, kind: searchKindOf(courseCategory ?? 1), facets, sortType, pageCurrent, pageSize };
  const { query, ...page } = await searchCourses(ctx.db, wish, ctx.now);
  const cards = await cardsByIds(ctx.db, page.list, ctx.now);
  return { ...page, list: cards.map((card) => ({ ...card, marks: marksOf(card.courseName, query) })) };
});

export const all = handle(contract.all, async (ctx, { type, ...wish }) => {
  const { query, counts, didYouMean, ...page } = await search(ctx.db, { ...wish, kind: type }, ctx.now);
  const isEmpty = [...counts.values()].every((count) => count === 0);
  return {
    ...page,
    list: await hitsOf(ctx.db, page.list, query, ctx.now),
    kindList: searchKindOrder.map((kind) => ({
      type: kind,
      name: searchKinds[kind],
      ...countedIn(counts.get(kind) ?? 0),
    })),
    didYouMean,
    hotWords: isEmpty ? await popularTags(ctx.db, { courseCategory: 1 }, ctx.now) : [],
  };
});

/** A count as pages tell it. */
function countedIn(counted: number) {
  const total = totalOf(counted);
  return { total: shownOf(total), isMore: total === MORE ? (1 as const) : undefined };
}

const SUGGESTIONS = 10;

export const suggest = handle(contract.suggest, async (ctx, { str }) => {
  const found = await suggestions(ctx.db, str, SUGGESTIONS);
  const query = queryOf(str);
  return {
    list: found.map(({ kind, refId, title }) => ({ type: kind, id: refId, title, marks: marksOf(title, query) })),
  };
});
