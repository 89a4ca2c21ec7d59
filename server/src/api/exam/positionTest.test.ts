import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeCourse } from '#seed/make/course.ts';
import { makeOrg } from '#seed/make/org.ts';
import * as positionTest from '#contract/exam/positionTest.ts';
import * as fails from '#contract/exam/positionTestFailures.ts';
import * as sitting from '#contract/exam/sitting.ts';
import { STAGE_LOCKED } from '#contract/exam/sittingFailures.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { NONE } from '#contract/rules/id.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { momentOf } from '#contract/rules/time.ts';
import { typicalPosition, typicalPositionAbility } from '#server/db/schema/ability.ts';
import { assessment } from '#server/db/schema/assessment.ts';
import { userExpectedJob } from '#server/db/schema/profile.ts';
import { questionAbility } from '#server/db/schema/questionAbility.ts';
import { userCourse } from '#server/db/schema/study.ts';
import * as parts from '#server/db/schema/typicalPosition.ts';
import { vacancy, vacancyAbility } from '#server/db/schema/vacancy.ts';
import { makeAbilities, raise } from '#test/abilities.ts';
import { makeAssessment, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const TAB = 'tab-one-1';
let teacher: Person;
let learner: Person;
let paper: MadePaper;
let items: string[];
let positionId: string;
let testId: string;

beforeEach(async () => {
  t.setNow(momentOf('2026-11-23 10:00:00'));
  teacher = await t.person({ userType: 2 });
  learner = await t.person({ nickname: '林晓' });
  paper = await makePaper(db, { authorUserNo: teacher.userNo, samples: ['single', 'multiple', 'judge'] });
  ({ items } = await makeAbilities(db, ['取数', '作图', '沟通'], `数据${teacher.userNo}`));
  positionId = await makePosition('数据分析师');
  const asked = [3, 2, 2] as const;
  await db
    .insert(typicalPositionAbility)
    .values(
      items.map((abilityId, at) => ({ typicalPositionId: positionId, abilityId, abilityLevel: asked[at]!, weight: 1 })),
    );
  await checks(0, items[0]!, 2);
  await checks(1, items[0]!, 3);
  await checks(2, items[1]!, 2);
  testId = await makeTest(AssessmentKind.positionTest);
});

const checks = (at: number, abilityId: string, abilityLevel: 1 | 2 | 3 | 4 | 5) =>
  db.insert(questionAbility).values({ questionId: paper.items[at]!.questionId, abilityId, abilityLevel });

async function makePosition(positionName: string): Promise<string> {
  const [row] = await db
    .insert(typicalPosition)
    .values({
      authorUserNo: teacher.userNo,
      positionName,
      jobTypeCode: '010302',
      version: 1,
      publishedTime: '2026-11-01 08:00:00',
    })
    .returning({ id: typicalPosition.id });
  return row!.id;
}

async function makeTest(kind: AssessmentKind, sort = 0): Promise<string> {
  const wish = { authorUserNo: teacher.userNo, paper, kind, isOpen: 1 as const, title: `测试 ${sort + 1}` };
  const id = await makeAssessment(db, wish);
  await db.insert(parts.typicalPositionTest).values({ typicalPositionId: positionId, assessmentId: id, sort });
  return id;
}

const aCourse = async (courseName: string): Promise<string> =>
  (await makeCourse(db, { courseName, lecturerUserNo: teacher.userNo })).courseId;

const begin = (assessmentId = testId) => learner.send(sitting.begin, { assessmentId, tabKey: TAB });

/** Sits it through over HTTP. @returns the sitting */
async function sat(answers: readonly Answer[]): Promise<string> {
  const { id } = (await begin()).data;
  const entries = answers.map((answer, at) => ({
    clientSeq: at + 1,
    slot: paper.items[at]!.itemId,
    answer,
    givenAt: 1000,
  }));
  expect((await learner.send(sitting.save, { id, tabTurn: 1, sentAt: 1000, entries })).code).toBe(200);
  expect((await learner.send(sitting.submit, { id, tabTurn: 1 })).code).toBe(200);
  await t.runJobs();
  return id;
}

const resultOf = (id: string, more: object = {}) => learner.send(positionTest.result, { id, ...more });

async function makeStage(stageName: string, sort: number, courseIds: readonly string[]) {
  const [stage] = await db
    .insert(parts.typicalPositionStage)
    .values({ typicalPositionId: positionId, stageName, sort })
    .returning({ id: parts.typicalPositionStage.id });
  await db
    .insert(parts.typicalPositionCourse)
    .values(
      courseIds.map((courseId, at) => ({ typicalPositionId: positionId, stageId: stage!.id, courseId, sort: at })),
    );
}

const takes = (courseId: string, completedAt: string | null) =>
  db.insert(userCourse).values({ userNo: learner.userNo, courseId, completedAt });

describe('the list of position tests', () => {
  it('has those of the jobs that somebody looks for, or all, those first', async () => {
    const ask = async (isAll: 0 | 1) =>
      (await learner.send(positionTest.mine, { isAll, pageSize: 50 })).data.list.filter(({ id }) => id === positionId);
    expect(await ask(0)).toEqual([]);
    expect(await ask(1)).toMatchObject([{ positionName: '数据分析师', isTarget: 0, tests: [{ id: testId, used: 0 }] }]);
    await db.insert(userExpectedJob).values({ userNo: learner.userNo, jobTypeCode: '010301' });
    expect(await ask(0)).toMatchObject([{ isTarget: 1 }]);
  });

  it('says how far somebody is, and leaves out drafts and other kinds', async () => {
    await makeTest(AssessmentKind.exam, 1);
    const hidden = await makeTest(AssessmentKind.positionTest, 2);
    await db.update(assessment).set({ assessmentState: 3 }).where(eq(assessment.id, hidden));
    const sittingId = await sat(['b', ['b', 'c'], 1]);
    const { list } = (await learner.send(positionTest.mine, { isAll: 1, pageSize: 50 })).data;
    const { tests } = list.find(({ id }) => id === positionId)!;
    expect(tests).toMatchObject([{ id: testId, used: 1, sittingId, sittingState: 3 }]);
  });
});

describe('what a position test shows', () => {
  it('is the level of each item, how well it fits, and what is missing', async () => {
    const id = await sat(['b', ['a'], 1]);
    const { data } = await resultOf(id);
    expect(data).toMatchObject({
      isKnown: 1,
      positionName: '数据分析师',
      typicalPositionId: positionId,
      vacancyId: NONE,
    });
    expect(data.items.map(({ abilityName, reached }) => [abilityName, reached])).toEqual([
      ['取数', 2],
      ['作图', 2],
      ['沟通', null],
    ]);
    expect(data.match).toBe(83);
    expect(data.gaps.map(({ item }) => item.abilityName)).toEqual(['取数']);
  });

  it('names courses that lead higher than what was reached, none that lead no further', async () => {
    const higher = await aCourse('进阶取数');
    const same = await aCourse('入门取数');
    await raise(db, higher, items[0]!, 4);
    await raise(db, same, items[0]!, 2);
    const { data } = await resultOf(await sat(['b', ['a'], 1]));
    expect(data.gaps[0]!.courses.map(({ courseName }) => courseName)).toEqual(['进阶取数']);
  });

  it('is measured against a vacancy when one is named, and leads to applying while it recruits', async () => {
    const orgNo = await makeOrg(db, { orgType: 5, orgName: `云杉${teacher.userNo}` });
    const open = { vacancyState: 2 as const, openedAt: '2026-11-01 08:00:00', refreshedAt: '2026-11-01 08:00:00' };
    const [row] = await db
      .insert(vacancy)
      .values({ orgNo, authorUserNo: teacher.userNo, vacancyName: '数据助理', typicalPositionId: positionId, ...open })
      .returning({ id: vacancy.id });
    const jobId = row!.id;
    await db.insert(vacancyAbility).values({ vacancyId: jobId, abilityId: items[0]!, abilityLevel: 2 });
    const before = (await learner.send(positionTest.matching, { jobId })).data;
    expect(before).toMatchObject({
      positionName: '数据助理',
      items: [{ abilityName: '取数', isAsked: 1 }],
      tests: [{ id: testId }],
    });
    const id = await sat(['b', ['a'], 0]);
    expect((await resultOf(id, { jobId })).data).toMatchObject({ match: 100, vacancyId: jobId, gaps: [] });
    await db.update(vacancy).set({ vacancyState: 4 }).where(eq(vacancy.id, jobId));
    expect((await learner.send(positionTest.matching, { jobId })).code).toBe(fails.POSITION_CLOSED.code);
    expect((await resultOf(id, { jobId })).data).toMatchObject({ match: 100, vacancyId: NONE });
  });

  it('is not told before the marks are', async () => {
    await db
      .update(assessment)
      .set({ rules: { ...(await rulesOfTest()), answerShow: 1 } })
      .where(eq(assessment.id, testId));
    const { data } = await resultOf(await sat(['b', ['b', 'c'], 1]));
    expect(data).toMatchObject({ isKnown: 0, match: null, items: [], gaps: [] });
  });

  it('is for whoever sat it, and only of tests that measure', async () => {
    const id = await sat(['b', ['b', 'c'], 1]);
    const other = await t.person();
    expect((await other.send(positionTest.result, { id })).code).toBe(fails.RESULT_GONE.code);
    await db.update(assessment).set({ assessmentKind: AssessmentKind.exam }).where(eq(assessment.id, testId));
    expect((await resultOf(id)).code).toBe(fails.RESULT_GONE.code);
  });

  it('stands before a plan too, and nothing is there of what is not public', async () => {
    const { data } = await learner.send(positionTest.matching, { planId: positionId });
    expect(data.items.map(({ isAsked }) => isAsked)).toEqual([1, 1, 0]);
    await db.update(typicalPosition).set({ statusId: 0 }).where(eq(typicalPosition.id, positionId));
    expect((await learner.send(positionTest.matching, { planId: positionId })).code).toBe(fails.TARGET_GONE.code);
    expect((await learner.send(positionTest.matching, {})).code).toBe(fails.TARGET_GONE.code);
  });
});

const rulesOfTest = async () =>
  (await db.select({ rules: assessment.rules }).from(assessment).where(eq(assessment.id, testId)))[0]!.rules;

describe('the tests of a plan', () => {
  it('open stage by stage, when its courses are finished', async () => {
    const [first, second] = [await aCourse('打底课'), await aCourse('成型课')];
    await makeStage('打底', 0, [first]);
    await makeStage('成型', 1, [second]);
    const tests = [await makeTest(AssessmentKind.planTest, 1), await makeTest(AssessmentKind.planTest, 2)];
    const own = async () =>
      (await learner.send(positionTest.plans, { pageSize: 50 })).data.list.find(({ id }) => id === positionId);
    expect(await own()).toBeUndefined();
    await takes(first, null);
    expect((await own())!.tests).toMatchObject([
      { id: tests[0], stageNo: 1, stageName: '打底', coursesDone: 0, courseTotal: 1, isLocked: 1 },
      { id: tests[1], stageNo: 2, isLocked: 1 },
    ]);
    expect((await begin(tests[0])).code).toBe(STAGE_LOCKED.code);
    const entry = await learner.send(sitting.entry, { assessmentId: tests[0]! });
    expect(entry.data.refusal).toBe(STAGE_LOCKED.msg);
    await db
      .update(userCourse)
      .set({ completedAt: '2026-11-20 08:00:00' })
      .where(eq(userCourse.userNo, learner.userNo));
    expect((await own())!.tests.map(({ isLocked }) => isLocked)).toEqual([0, 1]);
    expect((await begin(tests[0])).code).toBe(200);
    expect((await begin(tests[1])).code).toBe(STAGE_LOCKED.code);
  });
});
