import { expect, it } from 'vitest';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { MORE, pageAt, totalOf } from './paginate.ts';

const page = (total: Parameters<typeof pageAt>[1], pageCurrent = 1) =>
  pageAt({ pageCurrent, pageSize: 20 }, total, async (limit) => Array.from({ length: limit }, () => 1));

it('a count that stopped says so, one that is exactly as large does not', async () => {
  expect(totalOf(COUNT_CAP)).toBe(COUNT_CAP);
  expect(totalOf(COUNT_CAP + 1)).toBe(MORE);
  expect(await page(totalOf(COUNT_CAP))).toMatchObject({ totalCount: COUNT_CAP, isMore: undefined });
  expect(await page(MORE, 9999)).toMatchObject({
    totalCount: COUNT_CAP,
    isMore: 1,
    totalPage: COUNT_CAP / 20,
    pageCurrent: COUNT_CAP / 20,
  });
});

it('a total that was counted to its end may be larger than where others stop', async () => {
  expect(await page(COUNT_CAP + 1)).toMatchObject({ totalCount: COUNT_CAP + 1, isMore: undefined });
});
