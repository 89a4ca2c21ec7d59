import { coursePath } from '#contract/rules/pagePaths.ts';
import { LiveState } from '#contract/rules/liveStates.ts';
import { expect, it, test } from 'vitest';
import { countText, dayText, hoursText, isoText, sizeText } from './figures.ts';
import { breadcrumbLd, itemListLd } from './jsonLd.ts';
import { liveStatusAt } from './liveStatus.ts';
import { studyPath } from './paths.ts';
import { cardPriceOf, priceOf } from './priceOf.ts';

test.each([
  [0, '0'],
  [9999, '9,999'],
  [10_000, '1 万'],
  [12_999, '1.2 万'],
  [1_234_567, '123.4 万'],
])('%i people read %s', (count, words) => expect(countText(count)).toBe(words));

test.each([
  [0, ''],
  [20, '约 1 分钟'],
  [2400, '约 40 分钟'],
  [32_400, '约 9 小时'],
])('%i seconds are %s', (seconds, words) => expect(hoursText(seconds)).toBe(words));

test.each([
  [0, '0 B'],
  [900, '900 B'],
  [880_640, '860 KB'],
  [2_516_582, '2.4 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%i bytes are %s', (bytes, words) => expect(sizeText(bytes)).toBe(words));

it('times for readers and for machines', () => {
  expect(dayText('2026-01-02 08:00:00')).toBe('2026 年 1 月 2 日');
  expect(isoText('2026-01-02 08:00:00')).toBe('2026-01-02T08:00:00+08:00');
});

it('every kind of course has its page, every class-hour the stage', () => {
  const kinds = [1, 2, 3, 4, 5].map((courseCategory) => coursePath({ id: '7', courseCategory }));
  expect(kinds).toEqual(['/course/7', '/live/detail/7', '/course/7', '/resource/detail/7', '/library/view/7']);
  expect(studyPath('7', '8')).toBe('/view/7?periodId=8');
});

it('a live course is on air by the clock, not by the kept status', () => {
  const live = { liveStatus: LiveState.toCome, startTime: '2026-11-22 19:30:00', endTime: '2026-11-22 21:00:00' };
  const at = (clock: string) => liveStatusAt(live, new Date(`2026-11-22T${clock}:00+08:00`));
  expect([at('19:29'), at('19:30'), at('20:59'), at('21:00')]).toEqual([1, 2, 2, 3]);
  expect(liveStatusAt({ ...live, liveStatus: 4 }, new Date())).toBe(4);
  expect(liveStatusAt({ ...live, liveStatus: null }, new Date())).toBeUndefined();
});

it('structured data names whole addresses, and an empty list says nothing', () => {
  expect(breadcrumbLd('https://x.cn', [{ label: '首页', to: '/' }, { label: '课' }])).toMatchObject({
    itemListElement: [
      { position: 1, name: '首页', item: 'https://x.cn/' },
      { position: 2, name: '课' },
    ],
  });
  expect(itemListLd('https://x.cn', [])).toBeNull();
});

it('while a limited-time price runs, a card says it, marked, with what it costs otherwise; else the price alone', () => {
  const course = { isFree: 0, courseDiscount: 199, courseOriginal: 299 } as const;
  expect(cardPriceOf(course)).toEqual({ cents: 19_900 });
  expect(priceOf(course)).toEqual({ cents: 19_900, originalCents: 29_900 });
  const limited = { cents: 9_900, originalCents: 19_900, mark: '限时价' };
  expect(cardPriceOf({ ...course, promotionPrice: 99 })).toEqual(limited);
  expect(priceOf({ ...course, promotionPrice: 99 })).toEqual(limited);
  expect(cardPriceOf({ ...course, isFree: 1 })).toEqual({ cents: 0 });
});
