import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as appeal from '#contract/exam/appeal.ts';
import * as marking from '#contract/exam/marking.ts';
import * as practice from '#contract/exam/practice.ts';
import { NOT_OPEN } from '#contract/exam/practiceFailures.ts';
import * as result from '#contract/exam/result.ts';
import * as sitting from '#contract/exam/sitting.ts';
import { OTHER_SHAPE } from '#contract/exam/runningFailures.ts';
import { AnswerShow } from '#contract/rules/assessments.ts';
import { Correction } from '#contract/rules/corrections.ts';
import { assessment, assessmentCandidate, assessmentNotice } from '#server/db/schema/assessment.ts';
import { examAnswer } from '#server/db/schema/marking.ts';
import { makeAssessment, makeHandedIn, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { rewriteQuestion, withoutB } from '#test/rewriteQuestion.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const AFTER = new Date('2026-12-01T02:00:00Z');
t.setNow(AFTER);
const author = await t.person({ userType: 2 });

let made: MadePaper;
let assessmentId: string;
let learner: Person;
let sittingId: string;
let candidateId: string;

/** One who handed in a wrong choice and an essay, after the end. */
beforeEach(async () => {
  made = await makePaper(db, { authorUserNo: author.userNo, samples: ['single', 'essay', 'material'] });
  const rules = { answerShow: AnswerShow.ended, appealDays: 7 };
  assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper: made, attempts: 2, rules });
  learner = await t.person();
  const answers = ['c', '<p>一篇作文</p>', null];
  ({ sittingId, candidateId } = await makeHandedIn(db, assessmentId, made, { userNo: learner.userNo, answers }));
});

const itemId = (at = 0) => made.items[at]!.itemId;
const correct = (correction: Correction, at = 0, reason = '答案有误') =>
  author.send(marking.correct, { assessmentId, itemId: itemId(at), correction, reason });
const rewrite = (change: Parameters<typeof rewriteQuestion>[2], at = 0) =>
  rewriteQuestion(db, made.items[at]!.questionId, change);

async function answerAt(at: number) {
  const where = and(eq(examAnswer.sittingId, sittingId), eq(examAnswer.slot, itemId(at)));
  return (await db.select().from(examAnswer).where(where))[0]!;
}

const essay = async (points: number, more: object = {}) =>
  author.send(marking.mark, { answerId: (await answerAt(1)).id, points, ...more });

async function release() {
  await essay(120);
  expect((await author.send(marking.release, { assessmentId })).code).toBe(200);
}

describe('a correction after the end', () => {
  it('refuses a question of another shape, and changes nothing', async () => {
    const before = await answerAt(0);
    await rewrite({ questionType: 3, body: {}, key: { isTrue: 1 } });
    expect((await correct(Correction.version)).code).toBe(OTHER_SHAPE.code);
    const child = { id: 'k2', stem: '<p>另一问</p>', points: 20, questionType: 3, body: {} };
    const key = { children: [{ id: 'k2', questionType: 3, key: { isTrue: 1 }, analysis: '' }] };
    await rewrite({ body: { children: [child] }, key } as never, 2);
    expect((await correct(Correction.version, 2)).code).toBe(OTHER_SHAPE.code);
    expect(await answerAt(0)).toEqual(before);
    expect(await db.$count(assessmentNotice, eq(assessmentNotice.assessmentId, assessmentId))).toBe(0);
    expect((await correct(Correction.voided)).code).toBe(200);
  });

  it('is what they get who sit it once more', async () => {
    const versionId = await rewrite(withoutB);
    expect((await correct(Correction.version)).data.changedCount).toBe(1);
    expect(await answerAt(0)).toMatchObject({ points: 20, questionVersionId: versionId });
    await db
      .update(assessmentCandidate)
      .set({ redoUntil: '2026-12-01 20:00:00', layout: null })
      .where(eq(assessmentCandidate.id, candidateId));
    const { id } = (await learner.send(sitting.begin, { assessmentId, tabKey: 'tab-again' })).data;
    const room = (await learner.send(sitting.view, { id, tabKey: 'tab-again' })).data;
    expect(room.sections[0]!.items.find((one) => one.itemId === itemId())!.question.stem).toBe(withoutB.stem);
  });

  it('is what the book of wrong answers asks again', async () => {
    const versionId = await rewrite({ ...withoutB, key: { right: 'd' } });
    await correct(Correction.version);
    await release();
    await t.runJobs();
    const { questionId } = made.items[0]!;
    const again = (await learner.send(practice.question, { assessmentId, questionId })).data;
    expect(again).toMatchObject({ versionId, asked: { stem: withoutB.stem } });
  });

  it('leaves what people gave as it is, also once it counted for nobody or fully for everybody', async () => {
    await essay(80);
    await essay(70, { reason: '漏看一处错字' });
    for (const way of [Correction.voided, Correction.everybody, Correction.voided]) await correct(way, 1, '题目有误');
    expect(await answerAt(1)).toMatchObject({ points: 0, fullPoints: 0 });
    await correct(Correction.everybody, 1, '题目有误');
    expect(await answerAt(1)).toMatchObject({ points: 120, fullPoints: 120 });
    await correct(Correction.version, 1, '题目无误');
    expect(await answerAt(1)).toMatchObject({ points: 70, fullPoints: 120 });
  });

  it('leaves what an objection brought, though the machine marks the question', async () => {
    await release();
    const answerId = (await answerAt(0)).id;
    const { data } = await learner.send(appeal.submit, { sittingId, answerId, reason: '选项 C 也对' });
    const granted = { id: data.id, isGranted: 1, points: 15, auditOpinion: '言之有理' } as const;
    expect((await author.send(appeal.decide, granted)).code).toBe(200);
    await rewrite({ key: { right: 'a' } });
    await correct(Correction.version);
    expect(await answerAt(0)).toMatchObject({ points: 15, autoPoints: 0 });
    const [row] = await db.select().from(assessment).where(eq(assessment.id, assessmentId));
    expect(row!.paperVersionId).not.toBe(made.versionId);
  });
});

it('what was released is not asked again while somebody sits it once more or has time of their own', async () => {
  await release();
  await t.runJobs();
  const { questionId } = made.items[0]!;
  const ask = async () => (await learner.send(practice.question, { assessmentId, questionId })).code;
  const grant = (more: Partial<typeof assessmentCandidate.$inferInsert>) =>
    db.update(assessmentCandidate).set(more).where(eq(assessmentCandidate.id, candidateId));
  expect(await ask()).toBe(200);
  await grant({ redoUntil: '2026-12-01 20:00:00' });
  expect(await ask()).toBe(NOT_OPEN.code);
  await grant({ redoUntil: null, extraMinutes: 24 * 60 });
  expect(await ask()).toBe(NOT_OPEN.code);
});

it('the file of marks reckons by what can be reached, as the page does, once a question counts for nobody', async () => {
  const gradeKeys = [
    { name: '合格', from: 30 },
    { name: '优秀', from: 90 },
  ];
  const [row] = await db.select().from(assessment).where(eq(assessment.id, assessmentId));
  await db
    .update(assessment)
    .set({ rules: { ...row!.rules, gradeKeys } })
    .where(eq(assessment.id, assessmentId));
  await release();
  const lines = async () => {
    const { content } = (await author.send(marking.file, { assessmentId, format: 'csv' })).data;
    return Buffer.from(content, 'base64').toString();
  };
  expect(await lines()).toContain('合格');
  await correct(Correction.voided, 0);
  await correct(Correction.voided, 2);
  expect((await learner.send(result.view, { sittingId })).data).toMatchObject({ fullPoints: 120, gradeName: '优秀' });
  expect(await lines()).toMatch(/满分 12）[^]*优秀/);
});
