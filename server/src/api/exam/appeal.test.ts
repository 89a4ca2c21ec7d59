import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as appeal from '#contract/exam/appeal.ts';
import * as marking from '#contract/exam/marking.ts';
import {
  APPEAL_CLOSED,
  APPEAL_DECIDED,
  APPEAL_WAITING,
  HAS_APPEALS,
  NEEDS_OTHER,
  NOT_RELEASED,
} from '#contract/exam/markingFailures.ts';
import * as result from '#contract/exam/result.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as message from '#contract/user/msg.ts';
import { assessment, assessmentStaff } from '#server/db/schema/assessment.ts';
import { markChange } from '#server/db/schema/marking.ts';
import { makeFiveWhoSat } from '#test/exams.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

type Five = Awaited<ReturnType<typeof makeFiveWhoSat>>;

const t = await testApp();
const { db } = t.database;
const AFTER = new Date('2026-12-01T02:00:00Z');

t.setNow(AFTER);
let [author, helper]: Person[] = [];
let learners: Person[] = [];
let exam: Five['exam'];
beforeAll(async () => {
  ({ author, learners, exam } = await makeFiveWhoSat(t));
  helper = await t.person({ userType: 2, nickname: '助教' });
});

it('an appeal that is granted changes the marks, the total, the place and the log', async () => {
  const { assessmentId, sittings, answerIds, markAll } = await exam();
  const [sittingId, answerId] = [sittings[1], answerIds[1]!];
  const objection = { sittingId, answerId, reason: '第二点也写到了' };
  await markAll(author!);
  expect((await learners[1]!.send(appeal.submit, objection)).code).toBe(NOT_RELEASED.code);
  await author!.send(marking.release, { assessmentId });
  expect((await learners[0]!.send(appeal.submit, objection)).code).toBe(NOT_FOUND.code);
  expect((await learners[0]!.send(appeal.submit, { ...objection, sittingId: sittings[0] })).code).toBe(NOT_FOUND.code);
  const twice = await Promise.all([1, 2].map(() => learners[1]!.send(appeal.submit, objection)));
  expect(twice.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, APPEAL_WAITING.code]);
  expect((await author!.send(marking.withdrawRelease, { assessmentId, reason: '再看' })).code).toBe(HAS_APPEALS.code);
  const [waiting] = (await author!.send(appeal.list, { assessmentId })).data.list;
  expect(waiting).toMatchObject({ name: '乙', number: '3', points: 30, fullPoints: 60, isMarker: 1 });
  const { id } = waiting!;
  const over = await author!.send(appeal.decide, { id, isGranted: 1, points: 61, auditOpinion: '是的' });
  expect(over).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'points' }] } });
  expect((await learners[1]!.send(appeal.decide, { id, isGranted: 1, points: 60, auditOpinion: '好' })).code).toBe(404);
  const answers = await Promise.all(
    [1, 2].map(() => author!.send(appeal.decide, { id, isGranted: 1, points: 60, auditOpinion: '确实写到了' })),
  );
  expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, APPEAL_DECIDED.code]);
  expect((await learners[1]!.send(result.view, { sittingId })).data).toMatchObject({
    totalPoints: 80,
    gradeName: '合格',
    rank: { place: 1, among: 5 },
  });
  expect(await db.select().from(markChange).where(eq(markChange.answerId, answerId))).toMatchObject([
    { before: 30, after: 60, reason: '申诉：确实写到了', actorUserNo: author!.userNo },
  ]);
  const { appeals } = (await learners[1]!.send(result.answers, { sittingId })).data;
  expect(appeals).toMatchObject([{ auditStatus: 1, auditOpinion: '确实写到了', answerId }]);
});

it('an appeal ends with its days, can be taken back, and is not judged by who gave the marks when there is another', async () => {
  const { assessmentId, sittings, answerIds, markAll } = await exam({ appealDays: 3 });
  await db.insert(assessmentStaff).values({ assessmentId, userNo: helper!.userNo });
  await markAll(author!);
  await author!.send(marking.release, { assessmentId });
  const objection = { sittingId: sittings[0], answerId: answerIds[0]!, reason: '请再看一次' };
  const { id } = (await learners[0]!.send(appeal.submit, objection)).data;
  const refusal = { id, isGranted: 0 as const, auditOpinion: '只写到一点' };
  expect((await author!.send(appeal.decide, refusal)).code).toBe(NEEDS_OTHER.code);
  expect((await helper!.send(appeal.decide, refusal)).code).toBe(200);
  expect((await learners[0]!.send(appeal.withdraw, { id })).code).toBe(APPEAL_DECIDED.code);
  const again = (await learners[0]!.send(appeal.submit, { ...objection, answerId: null })).data;
  expect((await learners[1]!.send(appeal.withdraw, { id: again.id })).code).toBe(NOT_FOUND.code);
  expect((await learners[0]!.send(appeal.withdraw, { id: again.id })).code).toBe(200);
  const releasedAt = '2026-11-28 09:59:59';
  await db.update(assessment).set({ releasedAt }).where(eq(assessment.id, assessmentId));
  expect((await learners[0]!.send(appeal.submit, objection)).code).toBe(APPEAL_CLOSED.code);
});

it('an appeal is told to the author and the markers, and the decision to who made it', async () => {
  const { assessmentId, sittings, answerIds, markAll } = await exam();
  await db.insert(assessmentStaff).values({ assessmentId, userNo: helper!.userNo, isMarker: 1 });
  await markAll(author!);
  await author!.send(marking.release, { assessmentId });
  const told = async (who: Person) =>
    (await who.send(message.list)).data.list.filter(({ msgUrl, msgTitle }) => `${msgUrl}${msgTitle}`.includes('申诉'));
  const objection = { sittingId: sittings[2], answerId: answerIds[2]!, reason: '举了例子，没有给分' };
  const { data } = await learners[2]!.send(appeal.submit, objection);
  for (const who of [author!, helper!]) {
    expect((await told(who))[0]).toMatchObject({ msgUrl: `/account/myTest/details?id=${assessmentId}&tab=appeals` });
  }
  expect(await told(learners[2]!)).toEqual([]);
  await helper!.send(appeal.decide, { id: data.id, isGranted: 0, auditOpinion: '例子与题无关' });
  expect((await told(learners[2]!))[0]!.msgTitle).toContain('维持原分');
});
