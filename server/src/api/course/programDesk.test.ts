import { expect, it } from 'vitest';
import * as programs from '#contract/course/program.ts';
import * as desk from '#contract/course/programDesk.ts';
import * as failures from '#contract/course/programFailures.ts';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { DECIDED } from '#contract/kit/review.ts';
import { programWorld, stageOf } from '#test/programs.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
t.setNow(new Date('2026-11-21T02:00:00Z'));
const { items, first, second, staff, stranger, operator, typicalPositionId, handedIn } = await programWorld(t);
const learner = await t.person();
const other = await t.person({ userType: 0 });

it('a plan that begins with a typical position has what it asks for; only its authors see the draft', async () => {
  const begun = await staff.send(desk.save, { programName: '从岗位开始', typicalPositionId });
  const { id } = begun.data;
  expect((await staff.send(desk.view, { id })).data.items.map(({ abilityName }) => abilityName)).toEqual([
    '取数',
    '清洗',
    '制图',
  ]);
  expect((await stranger.send(desk.view, { id })).code).toBe(NOT_FOUND.code);
  expect((await learner.send(desk.save, { programName: '学员写的' })).code).toBe(2485);
  expect((await t.guest.send(programs.view, { id })).code).toBe(NOT_FOUND.code);
});

it('what cannot be is refused at its place: circles, a course twice, level 6, days swapped, an unknown position', async () => {
  const { id } = (await staff.send(desk.save, { programName: '坏输入' })).data;
  const pathsOf = async (wish: object) => {
    const reply = await staff.send(desk.update, { id, revision: 1, ...wish });
    expect(reply.code).toBe(INVALID_INPUT.code);
    return (reply.data as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path);
  };
  const circle = [stageOf('a', [first], ['b']), stageOf('b', [second], ['a']), stageOf('c', [])];
  expect(await pathsOf({ stages: circle })).toEqual(['stages.0.needs', 'stages.1.needs']);
  expect(await pathsOf({ stages: [stageOf('a', [], ['zz'])] })).toEqual(['stages.0.needs']);
  expect(await pathsOf({ stages: [stageOf('a', [first]), stageOf('b', [first])] })).toEqual(['stages']);
  expect(await pathsOf({ stages: [stageOf('a', ['7'])] })).toEqual(['stages.0.courseIds']);
  const days = { beginDate: '2026-12-31', endDate: '2026-12-01' };
  expect(await pathsOf({ stages: [{ ...stageOf('a', []), ...days }] })).toEqual(['stages.0.endDate']);
  expect(await pathsOf({ items: [{ abilityId: items[0]!, abilityLevel: 6, weight: 1 }] })).toEqual([
    'items.0.abilityLevel',
  ]);
  expect(await pathsOf({ typicalPositionId: '7' })).toEqual(['typicalPositionId']);
  expect(await pathsOf({ seats: -1 })).toEqual(['seats']);
  const missing = (await staff.send(desk.view, { id })).data.missing.map(({ step }) => step);
  expect(missing).toEqual([1, 1, 2, 3]);
  expect((await staff.send(desk.submit, { id })).code).toBe(INVALID_INPUT.code);
});

it('of two windows the later is told; while it waits nothing changes; of two reviewers one decides', async () => {
  const { id, reviewId } = await handedIn('两个人');
  expect((await staff.send(desk.update, { id, revision: 1, intro: '旧窗口' })).code).toBe(
    failures.PROGRAM_WAITING.code,
  );
  expect((await stranger.send(desk.queue)).data.totalCount).toBe(0);
  expect((await learner.send(desk.queue)).code).toBe(NO_PERMISSION.code);
  const pass = { id: reviewId, auditStatus: 1, auditOpinion: '' } as const;
  const replies = await Promise.all([operator.send(desk.audit, pass), other.send(desk.audit, pass)]);
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, DECIDED.code]);
  expect((await staff.send(desk.update, { id, revision: 1, intro: '旧窗口' })).code).toBe(
    failures.PROGRAM_CHANGED.code,
  );
  expect((await staff.send(desk.submit, { id })).code).toBe(failures.PROGRAM_NOTHING_NEW.code);
});
