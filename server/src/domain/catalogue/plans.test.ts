import { beforeAll, describe, expect, it } from 'vitest';
import * as courseInfo from '#contract/course/courseInfo.ts';
import * as recommend from '#contract/course/recommend.ts';
import * as search from '#contract/course/search.ts';
import * as tagRecommend from '#contract/course/tagRecommend.ts';
import { MANY, makeManyCourses } from '#seed/make/manyCourses.ts';
import { plansOf, statementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import { COUNT_CAP, KIND_CAP } from '#contract/rules/countCap.ts';
import { categories } from './categories.ts';

const t = await testApp();
const category = (floor: number, n: number) => String(MANY + 1000 * floor + n);

beforeAll(() => makeManyCourses(t.database.db, 24_000), 120_000);

/** Fails when a statement of the call reads all of a large table, as the call runs it. */
async function expectIndexed(work: () => Promise<unknown>): Promise<void> {
  const plans = await plansOf(t.database.pool, await statementsOf(work));
  for (const { text, plan } of plans) expect(plan, text).not.toMatch(/Seq Scan on (course|search_document)\b(?!_)/);
}

describe('the catalogue of twenty thousand courses goes through indexes only', () => {
  it.each([
    {},
    { sortType: 'hot' },
    { sortType: 'priceUp' },
    { sortType: 'priceDown' },
    { sortType: 'new', pageCurrent: 100 },
    { courseCategory: 2, sortType: 'time' },
    { categoryId: category(1, 3), sortType: 'hot' },
    { categoryId: category(2, 5) },
    { categoryId: category(3, 7), sortType: 'priceUp' },
    { isFree: 1 },
    { isFree: 0, isVipFree: 1, sortType: 'hot' },
    { isVipFree: 1, categoryId: category(3, 5) },
    { tag: '零基础' },
    { tag: '没有这个标签' },
    { courseCategory: 4, fileType: 10 },
    { courseCategory: 4, fileType: 7, sortType: 'hot' },
    { courseName: '机器' },
    { courseName: '没有这个名字' },
    { orgNo: String(MANY + 3) },
    { lecturerUserNo: String(MANY + 7), sortType: 'hot' },
  ] as const)('%j', async (input) => expectIndexed(() => t.guest.send(courseInfo.list, input)));

  it('recommendations and tags', async () => {
    await expectIndexed(() => t.guest.send(recommend.list, { courseId: String(MANY + 77) }));
    await expectIndexed(() => t.guest.send(tagRecommend.list, { categoryId: category(1, 3) }));
  });
});

describe('search in twenty thousand courses goes through indexes only', () => {
  it.each([
    '数据分析',
    '机器学习 案例',
    '入门',
    '基础',
    'c777',
    'shujufenxi',
    'jqxx',
    'pyhton',
    '数剧分析',
    '不存在的东西',
    '业',
  ])('%s', async (str) => {
    await expectIndexed(() => t.guest.send(search.all, { str }));
    await expectIndexed(() => t.guest.send(search.list, { courseName: str, pageCurrent: 3 }));
    await expectIndexed(() => t.guest.send(search.suggest, { str }));
  });
});

describe('counts little, reads little', () => {
  /** The plans of what is read besides the categories, which are kept ready-made. */
  const readsOf = (work: () => Promise<unknown>): Promise<string[]> =>
    t.still(async () => {
      await categories(t.database.db, t.platform.clock());
      const plans = await plansOf(t.database.pool, await statementsOf(work), 'analyze, timing off');
      return plans.map(({ plan }) => plan);
    });

  it('free ones of one organization are counted from the index alone', async () => {
    await t.database.pool.query('vacuum course');
    for (const input of [{ isFree: 1, categoryId: category(2, 7) }, { orgNo: String(MANY + 3) }] as const) {
      const [count] = await readsOf(() => t.guest.send(courseInfo.list, input));
      expect(count).toContain('Index Only Scan');
    }
  });

  it('common words open the hot partitions only', async () => {
    const [, page] = await readsOf(() => t.guest.send(search.all, { str: '入门！', type: 1 }));
    const opened = [...page!.matchAll(/Bitmap Index Scan on search_tokens.*loops=(\d+)/g)].map(([, loops]) =>
      Number(loops),
    );
    expect(opened[0]).toBeLessThan(10); // the titles that hold it; that none begins with it, all of the partitions tell
  });
});

describe('search with filters goes through indexes only', () => {
  it.each([
    { courseName: '数据分析', categoryId: category(1, 3) },
    { courseName: '入门', isFree: 1, sortType: 'new' },
    { courseName: '入门', isFree: 0, isVipFree: 1, tag: '零基础', sortType: 'priceUp', pageCurrent: 3 },
    { courseName: '基础', courseCategory: 4, fileType: 10 },
    { courseName: '不存在的东西', categoryId: category(3, 5), sortType: 'hot' },
    { courseName: 'shujufenxi', courseCategory: 2, sortType: 'time' },
  ] as const)('%j', async (input) => expectIndexed(() => t.guest.send(search.list, input)));

  it('what is filtered fits, in the order asked', async () => {
    const categoryId = category(1, 4);
    const wish = { courseName: '入门', categoryId, isFree: 0, sortType: 'priceDown', pageSize: 100 } as const;
    const { list, totalCount } = (await t.guest.send(search.list, wish)).data;
    const { rows } = await t.database.pool.query(
      `select count(*)::int as n from course where course_name like '%入门%' and category_id1 = $1 and is_free = 0
       and is_putaway = 1 and course_category in (1, 3)`,
      [categoryId],
    );
    expect(totalCount).toBe(rows[0].n);
    const prices = list.map(({ courseDiscount }) => courseDiscount);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(prices.length).toBeGreaterThan(10);
    expect(list.every(({ courseName, isFree }) => courseName.includes('入门') && isFree === 0)).toBe(true);
  });
});

it('totals count up to a limit, and so do pages', async () => {
  const { data } = await t.guest.send(courseInfo.list, { pageCurrent: 5000 });
  expect(data).toMatchObject({
    totalCount: COUNT_CAP,
    isMore: 1,
    totalPage: COUNT_CAP / 20,
    pageCurrent: COUNT_CAP / 20,
  });
  expect(data.list).toHaveLength(20);
  const found = (await t.guest.send(search.all, { str: '基础', type: 1 })).data;
  expect(found).toMatchObject({ totalCount: COUNT_CAP, isMore: 1 });
  expect(found.kindList[0]).toMatchObject({ type: 1, total: KIND_CAP, isMore: 1 });
});
