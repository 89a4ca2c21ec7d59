import * as contract from '#contract/course/search.ts';
import { KIND_CAP } from '#contract/rules/countCap.ts';
import { isCourseKind, SearchKind, searchKindOf } from '#contract/rules/searchKinds.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { popularTags } from '../../domain/catalogue/recommend.ts';
import { cardsByIds } from '../../domain/catalogue/cards.ts';
import { countableWord } from '../../domain/search/countableWord.ts';
import type { Db } from '../../db/client.ts';
import { documentsOf } from '../../domain/search/findInOrder.ts';
import { hitsOf } from '../../domain/search/hits.ts';
import { hotWords as mostSearched } from '../../domain/search/hotWords.ts';
import { marksOf } from '../../domain/search/marks.ts';
import { isWritten, search, searchCourses, suggestions } from '../../domain/search/search.ts';
import { countWord, takeTurn } from '../../domain/search/wordCounter.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, { courseName, pageCurrent, pageSize, sortType, ...facets }) => {
  const { courseCategory } = facets;
  const wish = { str: courseName, kind: searchKindOf(courseCategory ?? 1), facets, sortType, pageCurrent, pageSize };
  const { query, ...page } = await searchCourses(ctx.db, wish, ctx.now);
  const cards = await cardsByIds(ctx.db, page.list, ctx.now);
  return { ...page, list: cards.map((card) => ({ ...card, marks: marksOf(card.courseName, query) })) };
});

export const all = handle(contract.all, async (ctx, { type, isFree, isVipFree, sortType, ...wish }) => {
  const { query, counts, didYouMean, asTyped, ...best } = await search(ctx.db, { ...wish, kind: type }, ctx.now);
  const isNarrowed = isFree !== undefined || isVipFree !== undefined || sortType !== 'default';
  const page =
    type !== undefined && isCourseKind(type) && isNarrowed
      ? await narrowed(ctx.db, { ...wish, kind: type, facets: { isFree, isVipFree }, sortType }, ctx.now)
      : best;
  const isEmpty = [...counts.values()].every((count) => count === 0);
  return {
    ...page,
    list: await hitsOf(ctx.db, page.list, query, ctx.now),
    kindList: SearchKind.values.map((kind) => ({
      type: kind,
      name: SearchKind.labels[kind],
      ...tabCount(counts.get(kind) ?? 0),
    })),
    isNear: asTyped || isEmpty ? (0 as const) : (1 as const),
    didYouMean,
    hotWords: isEmpty ? await popularTags(ctx.db, { courseCategory: CourseCategory.recorded }, ctx.now) : [],
  };
});

async function narrowed(db: Db, wish: Parameters<typeof searchCourses>[1], now: Date) {
  const { list: ids, ...page } = await searchCourses(db, wish, now);
  return { ...page, list: await documentsOf(db, wish.kind, ids) };
}

/** A count as the tab of its kind tells it. */
const tabCount = (counted: number) => ({
  total: Math.min(counted, KIND_CAP),
  isMore: counted > KIND_CAP ? (1 as const) : undefined,
});

const SUGGESTIONS = 10;
const HOT_WORDS = 10;

export const suggest = handle(contract.suggest, async (ctx, { str }) => {
  const { list, query, meant } = await suggestions(ctx.db, str, SUGGESTIONS);
  return {
    list: list.map(({ kind, refId, title }) => ({ type: kind, id: refId, title, marks: marksOf(title, query) })),
    meant: list.length > 0 ? meant : null,
  };
});

export const hotWords = handle(contract.hotWords, async (ctx) => {
  const words = await mostSearched(ctx.db, HOT_WORDS, ctx.now);
  return {
    list: words.map(({ word, choice }) => ({ word, isPinned: choice === 'pinned' ? (1 as const) : (0 as const) })),
  };
});

export const searched = handle(
  contract.searched,
  async (ctx, { str }) => {
    const word = countableWord(str);
    const searcher = { userNo: (await ctx.visitor())?.userNo, ip: ctx.ip, secretKey: ctx.config.secretKey };
    if (word && takeTurn(ctx.db, word, searcher, ctx.now) && (await isWritten(ctx.db, str, ctx.now)))
      countWord(ctx.db, word, searcher, ctx.now, (err) => ctx.log.error({ err }, 'searched words not written'));
    return {};
  },
  // Kept in memory and written together after ten seconds, so there is no transaction; counts go by the outer
  // database.
  { transaction: 'own' },
);
