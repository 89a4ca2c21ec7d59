import { expect, it } from 'vitest';
import * as question from '#contract/exam/question.ts';
import * as report from '#contract/exam/questionReport.ts';
import { REPORT_ANSWERED, REPORTED_ALREADY } from '#contract/exam/questionFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { examAnswer } from '#server/db/schema/marking.ts';
import { addCandidate, makeAssessment, makePaper, makeQuestion, makeSitting } from '#test/assessment.ts';
import { makeBank } from '#test/questionBank.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T02:00:00Z'));
const { author, colleague, loner, learner } = await makeBank(t);

it('whoever was asked may say that a question is wrong, and hears what became of it', async () => {
  const { id, versionId } = await makeQuestion(db, { authorUserNo: author.userNo });
  const paper = await makePaper(db, { authorUserNo: author.userNo, samples: ['single'] });
  const assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper });
  const candidateId = await addCandidate(db, assessmentId, learner.userNo, paper);
  const sittingId = await makeSitting(db, { assessmentId, candidateId, userNo: learner.userNo, paper });
  const answer = {
    sittingId,
    assessmentId,
    questionId: id,
    questionVersionId: versionId,
    questionType: 1,
    fullPoints: 20,
  } as const;
  await db.insert(examAnswer).values([{ ...answer, slot: '1', answer: 'b', isUnanswered: 0, points: 20 }]);
  expect((await learner.send(question.view, { id })).code).toBe(NOT_FOUND.code);
  const told = await learner.send(report.save, { questionId: id, content: '没有正确答案' });
  expect(told.code).toBe(200);
  expect((await learner.send(report.save, { questionId: id, content: '再说一次' })).code).toBe(REPORTED_ALREADY.code);
  expect((await loner.send(report.save, { questionId: id, content: '看不到的题' })).code).toBe(NOT_FOUND.code);
  expect((await author.send(question.page, { isReported: 1 })).data.list).toMatchObject([{ id, countReport: 1 }]);
  expect((await colleague.send(report.reply, { id: told.data.id, reply: '不是我的' })).code).toBe(NOT_FOUND.code);
  expect((await author.send(report.reply, { id: told.data.id, reply: '已改正' })).code).toBe(200);
  expect((await author.send(report.reply, { id: told.data.id, reply: '又' })).code).toBe(REPORT_ANSWERED.code);
  expect((await author.send(report.page, { questionId: id })).data.list).toMatchObject([{ reply: '已改正' }]);
});
