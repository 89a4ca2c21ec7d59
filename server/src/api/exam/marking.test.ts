import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as marking from '#contract/exam/marking.ts';
import {
  ANSWER_GONE,
  ANSWER_HELD,
  MARKED_BY_OTHER,
  NEEDS_LEADER,
  NO_REDO,
  NOT_ALL_MARKED,
  OWN_ANSWER,
  RELEASED_ALREADY,
  STILL_RUNNING,
} from '#contract/exam/markingFailures.ts';
import * as message from '#contract/user/msg.ts';
import * as result from '#contract/exam/result.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as sitting from '#contract/exam/sitting.ts';
import { CLOSED } from '#contract/exam/sittingFailures.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AnswerShow, LateRule } from '#contract/rules/assessments.ts';
import type { AssessmentRules } from '#contract/rules/assessments.ts';
import { assessmentStaff } from '#server/db/schema/assessment.ts';
import { examAnswer, markChange } from '#server/db/schema/marking.ts';
import { question } from '#server/db/schema/question.ts';
import { examSitting } from '#server/db/schema/sitting.ts';
import { addCandidate, makeAssessment, makeHandedIn, makePaper, makeSitting } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const AFTER = new Date('2026-12-01T02:00:00Z');
t.setNow(AFTER);

let [author, helper, third, stranger]: Person[] = [];
let learners: Person[] = [];
let made: MadePaper;
beforeAll(async () => {
  [author, helper, third, stranger] = [
    await teacher('主考'),
    await teacher('助教'),
    await teacher('三阅'),
    await teacher('别人'),
  ];
  learners = [await t.person({ nickname: '钱小一' }), await t.person({ nickname: '孙小二' })];
  made = await makePaper(db, { authorUserNo: author.userNo, samples: ['single', 'short'] });
});

const teacher = (name: string) => t.person({ userType: 2, nickname: name, idCardName: name });

/** Two who handed in: one with the right choice and an answer, one with a wrong choice and another answer. */
async function exam(rules: Partial<AssessmentRules> = {}, endsAt = '2026-11-30 22:00:00') {
  const assessmentId = await makeAssessment(db, {
    authorUserNo: author!.userNo,
    paper: made,
    rules,
    endsAt,
    passPoints: 48,
  });
  await db.insert(assessmentStaff).values([
    { assessmentId, userNo: helper!.userNo },
    { assessmentId, userNo: third!.userNo },
  ]);
  const [one, other] = learners;
  const first = await makeHandedIn(db, assessmentId, made, { userNo: one!.userNo, answers: ['b', '因为趋势。'] });
  const second = await makeHandedIn(db, assessmentId, made, { userNo: other!.userNo, answers: ['a', '不会'] });
  const slot = made.items[1]!.itemId;
  const answerOf = async (sittingId: string, at = 1) => {
    const where = and(eq(examAnswer.sittingId, sittingId), eq(examAnswer.slot, made.items[at]!.itemId));
    return (await db.select().from(examAnswer).where(where))[0]!;
  };
  return {
    assessmentId,
    slot,
    sittings: [first.sittingId, second.sittingId] as const,
    candidates: [first.candidateId, second.candidateId] as const,
    answers: [(await answerOf(first.sittingId)).id, (await answerOf(second.sittingId)).id] as const,
    answerOf,
  };
}

const codes = (replies: { code: number }[]) => replies.map(({ code }) => code);

it('the desk, the answers and the marks are there for the author and the named markers only', async () => {
  const { assessmentId, slot, answers, sittings } = await exam();
  const desk = (await helper!.send(marking.overview, { assessmentId })).data;
  expect(desk).toMatchObject({ openCount: 2, isLeader: 0, fullPoints: 80 });
  expect(desk.slots).toMatchObject([{ slot, number: '2', waiting: 2, doubtful: 0, done: 0, questionType: 8 }]);
  expect((await author!.send(marking.overview, { assessmentId })).data.isLeader).toBe(1);
  for (const person of [stranger!, learners[0]!]) {
    expect((await person.send(marking.overview, { assessmentId })).code).toBe(NOT_FOUND.code);
    expect((await person.send(marking.open, { answerId: answers[0] })).code).toBe(ANSWER_GONE.code);
    expect((await person.send(marking.mark, { answerId: answers[0], points: 10 })).code).toBe(ANSWER_GONE.code);
    expect((await person.send(marking.sitting, { sittingId: sittings[0] })).code).toBe(NOT_FOUND.code);
  }
  expect((await helper!.send(marking.release, { assessmentId })).code).toBe(NOT_FOUND.code);
});

it('who is anonymous is nowhere in what markers get, until every mark is in', async () => {
  const { assessmentId, slot, answers, sittings } = await exam();
  const reads = async (person: Person) => [
    await person.send(marking.overview, { assessmentId }),
    await person.send(marking.answers, { assessmentId, slot }),
    await person.send(marking.open, { answerId: answers[0] }),
    await person.send(marking.sittings, { assessmentId }),
    await person.send(marking.sitting, { sittingId: sittings[0] }),
    await person.send(marking.changes, { assessmentId }),
    await person.send(marking.analysis, { assessmentId }),
  ];
  const secrets = ['钱小一', '孙小二', ...learners.flatMap(({ userNo, mobile }) => [userNo, mobile])];
  const said = JSON.stringify(await reads(author!));
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  expect(said).toContain('考生 0001');
  const csv = (await author!.send(marking.file, { assessmentId, format: 'csv' })).data.content;
  expect(Buffer.from(csv, 'base64').toString()).not.toContain('钱小一');
  for (const answerId of answers) await author!.send(marking.mark, { answerId, points: 30 });
  const list = (await author!.send(marking.sittings, { assessmentId })).data.list;
  expect(list.map(({ name, totalPoints, isPassed }) => [name, totalPoints, isPassed])).toEqual([
    ['钱小一', 50, 1],
    ['孙小二', 30, 0],
  ]);
});

it('an answer is with one marker at a time; the next one gets the next', async () => {
  const { assessmentId, slot, answers } = await exam();
  const both = await Promise.all([author!, helper!].map((one) => one.send(marking.next, { assessmentId, slot })));
  expect(new Set(both.map(({ data }) => data.answer!.answerId)).size).toBe(2);
  const [ofAuthor] = both;
  const held = ofAuthor!.data.answer!.answerId;
  expect((await helper!.send(marking.open, { answerId: held })).code).toBe(ANSWER_HELD.code);
  expect((await helper!.send(marking.mark, { answerId: held, points: 10 })).code).toBe(ANSWER_HELD.code);
  expect((await third!.send(marking.next, { assessmentId, slot })).data.answer).toBeNull();
  t.setNow(new Date(AFTER.getTime() + 11 * 60_000));
  expect((await third!.send(marking.next, { assessmentId, slot })).data.answer!.answerId).toBe(answers[0]);
  t.setNow(AFTER);
});

it('of two who mark the same answer at once one is told that it is done', async () => {
  const { answers } = await exam();
  const both = await Promise.all(
    [helper!, third!].map((one) => one.send(marking.mark, { answerId: answers[0], points: 40 })),
  );
  expect(codes(both).sort((a, b) => a - b)).toEqual([200, MARKED_BY_OTHER.code]);
});

it('marks above the full ones are refused at their field; the criteria make the sum', async () => {
  const { answers, answerOf, sittings } = await exam();
  const answerId = answers[0];
  const over = await author!.send(marking.mark, { answerId, points: 61 });
  expect(over).toMatchObject({
    code: INVALID_INPUT.code,
    data: { issues: [{ path: 'points', message: '最多 6 分' }] },
  });
  const criterion = await author!.send(marking.mark, { answerId, rubric: { r1: 37, r2: 0 } });
  expect(criterion).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'rubric.r1' }] } });
  expect((await author!.send(marking.mark, { answerId })).code).toBe(INVALID_INPUT.code);
  const opened = (await author!.send(marking.open, { answerId })).data;
  expect(opened.worth).toEqual({ r1: 36, r2: 24 });
  const comments = [{ kind: 1 as const, from: 0, to: 4, text: '说清了' }];
  const given = await author!.send(marking.mark, { answerId, rubric: { r1: 36, r2: 12 }, comments });
  expect(given.data).toEqual({ points: 48, isApart: 0 });
  expect(await answerOf(sittings[0])).toMatchObject({ points: 48, heldUserNo: null });
  expect(await db.select().from(examSitting).where(eq(examSitting.id, sittings[0]))).toMatchObject([
    { sittingState: 3, totalPoints: 68 },
  ]);
});

it('a settled mark changes only with a reason, which is kept', async () => {
  const { answers, assessmentId } = await exam();
  const answerId = answers[0];
  await helper!.send(marking.mark, { answerId, points: 30 });
  const silent = await author!.send(marking.mark, { answerId, points: 35 });
  expect(silent).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'reason' }] } });
  expect((await third!.send(marking.mark, { answerId, points: 35, reason: '我看' })).code).toBe(MARKED_BY_OTHER.code);
  expect((await author!.send(marking.mark, { answerId, points: 35, reason: '漏看一点' })).code).toBe(200);
  const { list } = (await author!.send(marking.changes, { assessmentId })).data;
  expect(list).toMatchObject([{ before: 30, after: 35, reason: '漏看一点', number: '2', actorName: '主考' }]);
});

it('two markers do not see each other; where they disagree the author decides', async () => {
  const { answers, assessmentId, slot } = await exam({ isMarkedTwice: 1, spread: 20 });
  const [apart, agreed] = answers;
  const view = async (person: Person, answerId: string) => (await person.send(marking.open, { answerId })).data;
  await helper!.send(marking.mark, { answerId: apart, points: 20, remark: '一阅的话' });
  const blind = JSON.stringify(await view(third!, apart));
  expect(blind).not.toContain('一阅的话');
  await third!.send(marking.hold, { answerId: apart, isOver: 1 });
  expect((await third!.send(marking.mark, { answerId: apart, points: 40 })).data).toEqual({ points: null, isApart: 1 });
  expect((await view(third!, apart)).others).toMatchObject([{ points: 20, remark: '一阅的话', markerName: '' }]);
  await third!.send(marking.hold, { answerId: apart, isOver: 1 });
  expect((await helper!.send(marking.mark, { answerId: apart, points: 39 })).code).toBe(NEEDS_LEADER.code);
  const waiting = (await author!.send(marking.answers, { assessmentId, slot })).data.list;
  expect(waiting.map(({ answerId }) => answerId)).toContain(apart);
  const deciding = await view(author!, apart);
  expect([deciding.round, deciding.others.map(({ points }) => points)]).toEqual([3, [20, 40]]);
  expect((await author!.send(marking.mark, { answerId: apart, points: 36 })).data).toEqual({ points: 36, isApart: 0 });
  await helper!.send(marking.mark, { answerId: agreed, points: 30 });
  expect((await third!.send(marking.mark, { answerId: agreed, points: 35 })).data).toEqual({ points: 33, isApart: 0 });
});

it('the author who was one of the two decides by their own mark, and the change is kept', async () => {
  const { answers } = await exam({ isMarkedTwice: 1, spread: 10 });
  const [answerId] = answers;
  await author!.send(marking.mark, { answerId, points: 10 });
  await helper!.send(marking.mark, { answerId, points: 40 });
  expect((await author!.send(marking.mark, { answerId, points: 25 })).data.points).toBe(25);
  expect(await db.select().from(markChange).where(eq(markChange.answerId, answerId))).toMatchObject([
    { before: 10, after: 25 },
  ]);
});

it('what is put aside waits for the author; nobody marks their own', async () => {
  const { answers, assessmentId, slot, candidates } = await exam();
  const [answerId] = answers;
  await helper!.send(marking.mark, { answerId, isDoubtful: 1, remark: '末段看不清' });
  const aside = (await author!.send(marking.answers, { assessmentId, slot, queue: 1 })).data.list;
  expect(aside).toMatchObject([{ answerId, isDoubtful: 1, remark: '末段看不清', points: null }]);
  expect((await third!.send(marking.mark, { answerId, points: 30 })).code).toBe(NEEDS_LEADER.code);
  expect((await author!.send(marking.mark, { answerId, points: 30 })).code).toBe(200);
  const own = await makeHandedIn(db, assessmentId, made, { userNo: author!.userNo, answers: ['b', '自己的'] });
  const [mine] = await db
    .select()
    .from(examAnswer)
    .where(and(eq(examAnswer.sittingId, own.sittingId), eq(examAnswer.slot, slot)));
  expect((await author!.send(marking.mark, { answerId: mine!.id, points: 60 })).code).toBe(OWN_ANSWER.code);
  expect((await author!.send(marking.sitting, { sittingId: own.sittingId })).code).toBe(OWN_ANSWER.code);
  expect(candidates).toHaveLength(2);
});

it('nearly nothing gets nothing in one go', async () => {
  const { assessmentId, slot, answers, answerOf, sittings } = await exam();
  expect((await helper!.send(marking.blanks, { assessmentId, slot })).data.count).toBe(0);
  expect((await helper!.send(marking.blanks, { assessmentId, slot, mostLetters: 2 })).data.count).toBe(1);
  expect(await answerOf(sittings[1])).toMatchObject({ id: answers[1], points: 0 });
  expect(await answerOf(sittings[0])).toMatchObject({ points: null });
});

it('a release waits for every mark, the end and whoever still writes, and happens once', async () => {
  const { assessmentId, answers } = await exam();
  expect(await author!.send(marking.release, { assessmentId })).toMatchObject({
    code: NOT_ALL_MARKED.code,
    msg: '还有 2 份作答没有批完，批完再公布',
  });
  for (const answerId of answers) await author!.send(marking.mark, { answerId, points: 30 });
  t.setNow(new Date('2026-11-25T02:00:00Z'));
  expect((await author!.send(marking.release, { assessmentId })).code).toBe(STILL_RUNNING.code);
  t.setNow(AFTER);
  const late = await t.person();
  const candidateId = await addCandidate(db, assessmentId, late.userNo, made);
  const running = await makeSitting(db, { assessmentId, candidateId, userNo: late.userNo, paper: made });
  expect((await author!.send(marking.release, { assessmentId })).msg).toContain('1 人没有交卷');
  await db.update(examSitting).set({ sittingState: 4 }).where(eq(examSitting.id, running));
  const both = await Promise.all([1, 2].map(() => author!.send(marking.release, { assessmentId })));
  expect(codes(both).sort((a, b) => a - b)).toEqual([200, RELEASED_ALREADY.code]);
  const [statistics] = await db.select().from(question).where(eq(question.id, made.items[1]!.questionId));
  expect(statistics).toMatchObject({ countAnswer: 2, shareSum: '100' });
  const inbox = (await learners[0]!.send(message.list)).data.list;
  expect(inbox.map(({ msgTitle }) => msgTitle)).toContain('「阶段测评」的成绩公布了');
  expect((await author!.send(marking.withdrawRelease, { assessmentId, reason: '漏了一题' })).code).toBe(200);
  const [again] = await db.select().from(question).where(eq(question.id, made.items[1]!.questionId));
  expect(again).toMatchObject({ countAnswer: 0, shareSum: '0' });
});

it('a corrected question is marked again in every sitting, with a log', async () => {
  const { assessmentId, answers, sittings, answerOf } = await exam();
  for (const answerId of answers) await author!.send(marking.mark, { answerId, points: 30 });
  await author!.send(marking.release, { assessmentId });
  const itemId = made.items[0]!.itemId;
  const wish = { assessmentId, itemId, reason: '题干有歧义' };
  expect((await helper!.send(marking.correct, { ...wish, correction: 3 })).code).toBe(NOT_FOUND.code);
  expect((await author!.send(marking.correct, { ...wish, correction: 3 })).data.changedCount).toBe(1);
  expect(await answerOf(sittings[1], 0)).toMatchObject({ points: 20, autoPoints: 0 });
  const totals = (await author!.send(marking.sittings, { assessmentId })).data.list.map((one) => one.totalPoints);
  expect(totals).toEqual([50, 50]);
  expect((await author!.send(marking.correct, { ...wish, correction: 2 })).data.changedCount).toBe(2);
  expect((await learners[0]!.send(result.view, { sittingId: sittings[0] })).data).toMatchObject({
    totalPoints: 30,
    fullPoints: 60,
  });
  expect((await author!.send(marking.correct, { ...wish, correction: 1 })).data.changedCount).toBe(1);
  expect(await answerOf(sittings[0], 0)).toMatchObject({ points: 20, fullPoints: 20 });
  expect((await author!.send(marking.changes, { assessmentId })).data.totalCount).toBe(4);
});

it('a homework is given back once, an examination never', async () => {
  const { sittings } = await exam();
  const redoUntil = '2026-12-08 23:59:00';
  const back = { sittingId: sittings[0], remark: '请补上例子', redoUntil };
  expect((await author!.send(marking.redo, back)).code).toBe(NO_REDO.code);
  const { sittingId } = await handedInHomework();
  const twice = await Promise.all([1, 2].map(() => author!.send(marking.redo, { ...back, sittingId })));
  expect(codes(twice).filter((code) => code === 200)).toHaveLength(1);
});

it('what is given back after the end is done again until its own time, and no key is told before', async () => {
  const learner = learners[0]!;
  const { assessmentId, sittingId } = await handedInHomework();
  const keys = async () => (await learner.send(result.answers, { sittingId })).data.areAnswersShown;
  const begin = () => learner.send(sitting.begin, { assessmentId, tabKey: 'tab-redo' });
  expect(await keys()).toBe(1);
  expect((await begin()).code).toBe(CLOSED.code);
  const back = { sittingId, remark: '请补上例子' };
  const refused = [
    await author!.send(marking.redo, { ...back, redoUntil: '2026-12-01 10:00:00' }),
    await author!.send(marking.redo, { ...back, redoUntil: '2027-06-01 10:00:00' }),
  ];
  for (const { code, data } of refused) {
    expect(code).toBe(INVALID_INPUT.code);
    expect(data).toMatchObject({ issues: [{ path: 'redoUntil' }] });
  }
  await author!.send(marking.redo, { ...back, redoUntil: '2026-12-01 20:00:00' });
  expect(await keys()).toBe(0);
  const { list } = (await learner.send(sitting.mine, {})).data;
  expect(list.find((one) => one.assessmentId === assessmentId)).toMatchObject({
    redoUntil: '2026-12-01 20:00:00',
    attempts: 2,
    used: 1,
  });
  const { data } = await begin();
  expect(data).toMatchObject({ isResumed: 0, endsAt: '2026-12-01 20:00:00' });
  const done = await learner.send(sitting.submit, { id: data.id, tabTurn: 1 });
  expect(done.code).toBe(200);
  expect(await keys()).toBe(0);
  t.setNow(new Date('2026-12-01T12:00:00Z'));
  expect(await keys()).toBe(1);
  t.setNow(AFTER);
});

it('what is given back and handed in by its own time costs nothing where late days do', async () => {
  const learner = learners[0]!;
  const { assessmentId, sittingId } = await handedInHomework({ lateRule: LateRule.deduct, latePercent: 10 });
  await author!.send(marking.redo, { sittingId, remark: '请补上例子', redoUntil: '2026-12-01 20:00:00' });
  const { id } = (await learner.send(sitting.begin, { assessmentId, tabKey: 'tab-redo' })).data;
  await learner.send(sitting.submit, { id, tabTurn: 1 });
  const [row] = await db.select().from(examSitting).where(eq(examSitting.id, id));
  expect(row!.latePercent).toBe(0);
});

/** A homework that is over, and what the first learner handed in. */
async function handedInHomework(rules: Partial<AssessmentRules> = {}) {
  const kind = AssessmentKind.homework;
  const assessmentId = await makeAssessment(db, {
    authorUserNo: author!.userNo,
    paper: made,
    kind,
    rules: { answerShow: AnswerShow.ended, ...rules },
  });
  const { userNo } = learners[0]!;
  const { sittingId } = await makeHandedIn(db, assessmentId, made, { userNo, answers: ['b', '短'] });
  return { assessmentId, sittingId };
}
