import { expect, it } from 'vitest';
import type { Chapter, Period } from '#contract/course/chapterInfo.ts';
import { calendarOf } from '../../../shared/day/calendarFile.ts';
import { untilText } from './countdown.ts';
import { fileKind } from './fileKind.ts';
import { firstPreview, materialsOf, nextToStudy, openPeriods, sessionsOf } from './outlineFacts.ts';
import { stageOffer } from './stageOffer.ts';
import { filterInput, variations } from './variations.ts';

const filters = { category: '', price: 'all', tag: '', type: '' };

it('conditions in the address become the input of the call', () => {
  expect(filterInput(variations.list, filters)).toEqual({ courseCategory: 1, tag: '' });
  expect(filterInput(variations.list, { ...filters, price: 'paid', category: '12', tag: 'SQL' })).toEqual({
    courseCategory: 1,
    categoryId: '12',
    isFree: 0,
    tag: 'SQL',
  });
  expect(filterInput(variations.list, { ...filters, price: 'free' })).toMatchObject({ isFree: 1 });
  expect(filterInput(variations.list, { ...filters, price: 'vip' })).toMatchObject({ isVipFree: 1 });
});

it('misshapen categories and tags do not reach the call', () => {
  const input = filterInput(variations.list, { ...filters, category: 'x; drop', tag: '长'.repeat(21) });
  expect(input).toEqual({ courseCategory: 1 });
});

it('type: live becomes recorded plus live, materials show one kind of file', () => {
  expect(filterInput(variations.live, { ...filters, type: '3' }).courseCategory).toBe(3);
  expect(filterInput(variations.live, { ...filters, type: '9' }).courseCategory).toBe(2);
  expect(filterInput(variations.resource, { ...filters, type: '6' })).toMatchObject({ courseCategory: 4, fileType: 6 });
  expect(filterInput(variations.resource, { ...filters, type: '9' })).not.toHaveProperty('fileType');
});

const period = (id: string, more: Partial<Period> = {}): Period => ({
  id,
  chapterId: '1',
  periodName: `课时 ${id}`,
  periodDesc: '',
  isFree: 0,
  fileType: 4,
  length: 60,
  hasMedia: 1,
  hasSubtitle: 0,
  startTime: null,
  hasReplay: 0,
  isLocked: 0,
  lockReason: '',
  watchedPercent: 0,
  isDone: 0,
  coursewareList: [],
  node: null,
  tool: null,
  ...more,
});
const chapters = (...periodList: Period[]): Chapter[] => [
  { id: '1', courseId: '9', seq: 1, chapterName: '', chapterDesc: '', isFree: 0, periodList },
];

it('going on: the last opened; when finished the next, then what was left out; all finished, the last opened', () => {
  const two = chapters(period('1', { isDone: 1 }), period('2'));
  expect(nextToStudy(two, null)?.id).toBe('2');
  expect(nextToStudy(two, '1')?.id).toBe('2');
  const three = chapters(period('1'), period('2'), period('3', { isDone: 1 }));
  expect(nextToStudy(three, '2')?.id).toBe('2');
  expect(nextToStudy(three, '3')?.id).toBe('1');
  expect(nextToStudy(chapters(period('1', { isDone: 1 }), period('2', { isDone: 1 })), '2')?.id).toBe('2');
  expect(nextToStudy(chapters(period('1', { isDone: 1 })), null)?.id).toBe('1');
  expect(nextToStudy(chapters(period('1', { hasMedia: 0 })), '1')).toBeUndefined();
});

it('guests open trials only', () => {
  const all = chapters(period('1', { isLocked: 1, isFree: 1 }), period('2', { isLocked: 1 }));
  expect(openPeriods(all, true).map(({ id }) => id)).toEqual(['1']);
  expect(openPeriods(all, false)).toEqual([]);
  expect(firstPreview(all)?.id).toBe('1');
});

it('materials say which class-hour they belong to', () => {
  const file = { id: '7', docName: '讲义.pdf', fileSize: 10, countDownload: 0 };
  expect(materialsOf(chapters(period('1', { isLocked: 1, coursewareList: [file] })))).toEqual([
    { ...file, periodName: '课时 1', isLocked: true },
  ]);
});

it('live sessions are ordered by time', () => {
  const later = period('1', { startTime: '2026-12-02 19:30:00' });
  const sooner = period('2', { startTime: '2026-12-01 19:30:00' });
  expect(sessionsOf(chapters(later, period('3'), sooner)).map(({ id }) => id)).toEqual(['2', '1']);
});

it.each([
  ['2026-11-24 20:00:01', '2 天 2 小时'],
  ['2026-11-22 20:30:00', '2 小时 30 分'],
  ['2026-11-22 18:01:05', '1 分 5 秒'],
  ['2026-11-22 18:00:09', '9 秒'],
  ['2026-11-22 18:00:00', undefined],
])('until %s it is %s', (start, words) => {
  expect(untilText(start, new Date('2026-11-22T18:00:00+08:00'))).toBe(words);
});

it('calendar file: universal time, escapes, lines of 75 bytes at most', () => {
  const event = {
    uid: 'period-1@zhitu',
    title: '看板怎么搭：第一场, 给谁看',
    note: '先想清楚；再动手\n'.repeat(6),
    url: 'https://zhitu.example/live/detail/1',
    start: '2026-11-25 19:30:00',
    end: null,
  };
  const file = calendarOf([event], new Date('2026-11-22T00:00:00Z'));
  expect(file).toContain('DTSTART:20261125T113000Z\r\nDTEND:20261125T123000Z');
  expect(file).toContain(String.raw`SUMMARY:看板怎么搭：第一场\, 给谁看`);
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`再动手\n先想清楚`);
  expect(calendarOf([{ ...event, end: '2026-11-25 21:00:00' }], new Date())).toContain('DTEND:20261125T130000Z');
});

it('a file is named by its ending', () => {
  expect(['讲义.PDF', '流水.csv', '素材.zip', '无名'].map(fileKind)).toEqual(['PDF', '表格', '压缩包', '文件']);
});

it('a closed class-hour says what the course costs now, and offers members to join', () => {
  const course = { isFree: 0 as const, courseDiscount: 199 };
  const bought = { isVipJoin: 0 as const };
  const promotion = { mark: '限时价' as const, shown: { cents: 9900, originalCents: 19_900 } };
  const plain = { course, standing: bought, promotion: null };
  expect(stageOffer(plain)).toEqual({ note: '这门课程 ¥199', join: '' });
  expect(stageOffer({ ...plain, promotion }).note).toBe('这门课程限时价 ¥99');
  expect(stageOffer({ ...plain, promotion: { ...promotion, mark: '新人价' } }).note).toBe('这门课程新人价 ¥99');
  expect(stageOffer({ ...plain, standing: null, promotion }).note).toBe('这门课程限时价 ¥99；买过的，登录就能学');
  expect(stageOffer({ ...plain, standing: { isVipJoin: 1 }, promotion }).join).toBe('会员免费加入');
  const free = { course: { ...course, isFree: 1 as const }, promotion: null };
  expect(stageOffer({ ...free, standing: bought }).join).toBe('免费报名');
  expect(stageOffer({ ...free, standing: null })).toEqual({ note: '这门课程免费', join: '' });
});
