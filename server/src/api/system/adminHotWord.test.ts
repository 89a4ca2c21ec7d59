import { beforeAll, expect, it } from 'vitest';
import * as search from '#contract/course/search.ts';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { LIST_FULL } from '#contract/system/adminFailures.ts';
import * as console from '#contract/system/adminHotWord.ts';
import * as log from '#contract/system/sysLog.ts';
import { makeCourse } from '#seed/make/course.ts';
import { teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';
import { flushWords } from '../../domain/search/wordCounter.ts';

const t = await testApp();
const { db } = t.database;
const operator = await t.person({ userType: 0 });

beforeAll(async () => {
  const { userNo: lecturerUserNo } = await teacher(t, '置顶老师');
  for (const courseName of ['木工', '陶艺', '版画', '漆器', '竹编', '扎染', '剪纸'])
    await makeCourse(db, { lecturerUserNo, courseName });
  for (const ip of [1, 2, 3, 4]) {
    for (const str of ip === 4 ? ['木工'] : ['木工', '陶艺'])
      await t.from(`10.0.0.${ip}`).send(search.searched, { str });
  }
  await flushWords(db);
});

const shown = async () => (await t.guest.send(search.hotWords)).data.list;
const words = async () => (await shown()).map(({ word }) => word);
const kept = async () =>
  (await operator.send(console.list)).data.list.map(({ word, times, choice }) => [word, times, choice]);

it('hidden ones stay away in any spelling and however often searched; restored they stand by count', async () => {
  expect(await words()).toEqual(['木工', '陶艺']);
  await operator.send(console.save, { word: ' 木 工', choice: 'hidden' });
  expect(await words()).toEqual(['陶艺']);
  await t.from('10.0.0.9').send(search.searched, { str: '木工' });
  await flushWords(db);
  expect(await words()).toEqual(['陶艺']);
  expect(await kept()).toEqual([
    ['陶艺', 3, null],
    ['木 工', 5, 'hidden'],
  ]);
  expect((await operator.send(console.remove, { word: '木工' })).code).toBe(200);
  expect(await words()).toEqual(['木工', '陶艺']);
  expect((await operator.send(console.remove, { word: '木工' })).code).toBe(NOT_FOUND.code);
});

it('pinned ones lead and say so, even if nobody searched them; not what finds nothing or is no word', async () => {
  await operator.send(console.save, { word: '版画', choice: 'pinned' });
  expect((await shown())[0]).toEqual({ word: '版画', isPinned: 1 });
  expect(await kept()).toContainEqual(['版画', 0, 'pinned']);
  expect((await operator.send(console.list, { choice: 'pinned' })).data.totalCount).toBe(1);
  for (const word of ['没有这门课', '1', '13800000001']) {
    const reply = await operator.send(console.save, { word, choice: 'pinned' });
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'word' }] } });
  }
});

it('five pinned at most, pressed together too; hiding one frees its place', async () => {
  const pins = ['漆器', '竹编', '扎染', '剪纸', '木工'].map((word) =>
    operator.send(console.save, { word, choice: 'pinned' as const }),
  );
  const codes = (await Promise.all(pins)).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, LIST_FULL.code]);
  expect((await operator.send(console.list, { choice: 'pinned' })).data.totalCount).toBe(5);
  await operator.send(console.save, { word: '版画', choice: 'hidden' });
  expect((await operator.send(console.save, { word: '陶艺', choice: 'pinned' })).code).toBe(200);
});

it('out of reach without permission, and what was done is in the log', async () => {
  const learner = await t.person();
  for (const reply of [
    await learner.send(console.list),
    await learner.send(console.save, { word: '木工', choice: 'hidden' }),
    await learner.send(console.remove, { word: '版画' }),
  ]) {
    expect(reply.code).toBe(NO_PERMISSION.code);
  }
  await operator.send(console.save, { word: '扎染', choice: 'hidden' });
  const { list } = (await operator.send(log.page, { operation: '热搜' })).data;
  expect(list[0]).toMatchObject({ operation: console.save.summary });
});
