import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as marking from '#contract/exam/marking.ts';
import * as practice from '#contract/exam/practice.ts';
import { NOT_OPEN } from '#contract/exam/practiceFailures.ts';
import * as report from '#contract/exam/questionReport.ts';
import { AnswerShow } from '#contract/rules/assessments.ts';
import { PracticeOrigin } from '#contract/rules/practice.ts';
import { momentOf } from '#contract/rules/time.ts';
import { assessment } from '#server/db/schema/assessment.ts';
import { practiceCard } from '#server/db/schema/practice.ts';
import { msg } from '#server/db/schema/trust.ts';
import { makeAssessment, makeHandedIn, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
let author: Person;
let learner: Person;
let paper: MadePaper;

beforeEach(async () => {
  t.setNow(momentOf('2026-12-01 10:00:00'));
  author = await t.person({ userType: 2 });
  learner = await t.person();
  paper = await makePaper(db, { authorUserNo: author.userNo, samples: ['single', 'judge', 'multiple'] });
});

async function over(rules: Parameters<typeof makeAssessment>[1]['rules'] = {}): Promise<string> {
  const assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper, rules });
  await makeHandedIn(db, assessmentId, paper, { userNo: learner.userNo, answers: ['a', 1, ['b', 'c']] });
  return assessmentId;
}

const wrongBook = async () =>
  (await learner.send(practice.wrongPage, { scope: 'wrong' })).data.list.map(({ questionId }) => questionId);
const cards = () => db.select().from(practiceCard).where(eq(practiceCard.userNo, learner.userNo));

it('what was wrong in an examination is met again once the marks are released, and only once', async () => {
  const assessmentId = await over();
  expect(await wrongBook()).toEqual([]);
  expect((await author.send(marking.release, { assessmentId })).code).toBe(200);
  await t.runJobs();
  const wrong = paper.items[0]!.questionId;
  expect(await wrongBook()).toEqual([wrong]);
  const [card] = await cards();
  expect(card).toMatchObject({ isWrong: 1, countWrong: 1, assessmentId });
  expect(card!.dueAt > '2026-12-01 23:59:59').toBe(true);
  await author.send(marking.withdrawRelease, { assessmentId, reason: '核对一下' });
  t.setNow(momentOf('2026-12-01 10:05:00'));
  await author.send(marking.release, { assessmentId });
  await t.runJobs();
  expect((await cards())[0]).toMatchObject({ countWrong: 1 });

  const round = await learner.send(practice.round, { origin: PracticeOrigin.wrong });
  expect(round.data.items).toMatchObject([{ questionId: wrong, assessmentId }]);
  const asked = await learner.send(practice.question, { assessmentId, questionId: wrong });
  const { itemId, versionId } = asked.data;
  const given = {
    assessmentId,
    questionId: wrong,
    versionId,
    origin: PracticeOrigin.wrong,
    clientKey: 'once-upon-a-time-1',
  };
  const told = await learner.send(practice.answer, { ...given, answers: [{ slot: itemId, answer: 'b' }] });
  expect(told.data).toMatchObject({ share: 100 });
  const [row] = await db.select().from(assessment).where(eq(assessment.id, assessmentId));
  expect(row!.countSubmit).toBe(0);
});

it('is not asked where its answers are never shown', async () => {
  const assessmentId = await over({ answerShow: AnswerShow.never });
  await author.send(marking.release, { assessmentId });
  await t.runJobs();
  const questionId = paper.items[0]!.questionId;
  expect(await wrongBook()).toEqual([questionId]);
  expect((await learner.send(practice.round, { origin: PracticeOrigin.wrong })).data.items).toEqual([]);
  expect((await learner.send(practice.question, { assessmentId, questionId })).code).toBe(NOT_OPEN.code);
});

it('a candidate reports a question; a mark that is changed after the release is told to them', async () => {
  const assessmentId = await over();
  await author.send(marking.release, { assessmentId });
  const questionId = paper.items[1]!.questionId;
  expect((await learner.send(report.save, { questionId, content: '题干里少了一个字' })).code).toBe(200);
  const { list } = (await author.send(marking.sittings, { assessmentId })).data;
  const { items } = (await author.send(marking.sitting, { sittingId: list[0]!.sittingId })).data;
  const { answerId } = items[0]!.answers[0]!;
  const changed = await author.send(marking.mark, { answerId, points: 10, remark: '', reason: '选项表述有歧义' });
  expect(changed.code).toBe(200);
  const [told] = await db.select().from(msg).where(eq(msg.msgTitle, '「阶段测评」的成绩有改动'));
  expect(told!.msgText).toContain('从 0 分改为 1 分：选项表述有歧义');
});
