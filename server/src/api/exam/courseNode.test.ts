import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { WRONG_NODE } from '#contract/course/authoringFailures.ts';
import * as chapterInfo from '#contract/course/chapterInfo.ts';
import * as draft from '#contract/course/courseAudit.ts';
import * as courseInfo from '#contract/course/courseInfo.ts';
import * as preview from '#contract/course/coursePreview.ts';
import { LOCKED } from '#contract/course/failures.ts';
import * as order from '#contract/course/order.ts';
import * as period from '#contract/course/periodAudit.ts';
import * as courseNode from '#contract/exam/courseNode.ts';
import * as fails from '#contract/exam/courseNodeFailures.ts';
import * as marking from '#contract/exam/marking.ts';
import * as sitting from '#contract/exam/sitting.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentState, CandidateSource } from '#contract/rules/assessments.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { NodeState } from '#contract/rules/nodeStates.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { momentOf } from '#contract/rules/time.ts';
import { assessment, assessmentCandidate } from '#server/db/schema/assessment.ts';
import { userCourse, userPeriod } from '#server/db/schema/study.ts';
import { makeAssessment, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { publish, writeCourse } from '#test/authoring.ts';
import { teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';
import type { Person, Sender } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const NOW = momentOf('2026-11-23 10:00:00');
let author: Person;
let learner: Person;
let paper: MadePaper;
let courseId: string;
let chapterId: string;

beforeEach(async () => {
  t.setNow(NOW);
  author = await teacher(t, '陈砚清');
  learner = await t.person({ nickname: '林晓' });
  paper = await makePaper(db, { authorUserNo: author.userNo, samples: ['single', 'judge'] });
  const written = await writeCourse(t, author, [0], CourseKind.online);
  courseId = written.id;
  chapterId = written.chapterIds[0]!;
});

const homework = (more: Partial<Parameters<typeof makeAssessment>[1]> = {}) =>
  makeAssessment(db, {
    authorUserNo: author.userNo,
    paper,
    kind: AssessmentKind.homework,
    title: '第一次作业',
    ...more,
  });

/** A class-hour that is this homework, written by the author. */
async function node(assessmentId: string, periodName = '作业一'): Promise<string> {
  const wish = { chapterId, periodName, fileType: FileType.assessment };
  const { data } = await author.send(period.save, wish);
  const { id, revision } = data.period;
  const written = await author.send(period.update, { id, revision, assessmentId });
  expect(written.data.assessment).toMatchObject({ id: assessmentId, title: '第一次作业' });
  return id;
}

async function joined(who = learner): Promise<void> {
  expect((await who.send(order.addCourseToUser, { courseId })).code).toBe(200);
}

const nodesOf = async (who: Sender = learner) =>
  (await who.send(chapterInfo.list, { courseId })).data.list.flatMap((one) => one.periodList);
const progress = async () =>
  (
    await db
      .select()
      .from(userCourse)
      .where(and(eq(userCourse.userNo, learner.userNo), eq(userCourse.courseId, courseId)))
  )[0]!;

/** Opens the node, answers and hands in. */
async function sat(periodId: string, right: string, who = learner): Promise<string> {
  const { assessmentId } = (await who.send(courseNode.open, { periodId })).data;
  const { id } = (await who.send(sitting.begin, { assessmentId, tabKey: 'tab-one-1' })).data;
  const entry = { clientSeq: 1, slot: paper.items[0]!.itemId, answer: right, givenAt: 1000 };
  const saved = await who.send(sitting.save, { id, tabTurn: 1, sentAt: 1000, entries: [entry] });
  expect(saved.data.receipts).toHaveLength(1);
  expect((await who.send(sitting.submit, { id, tabTurn: 1 })).code).toBe(200);
  return assessmentId;
}

it('an author puts what they have published into the outline, and nothing else', async () => {
  const stranger = await teacher(t, '李老师');
  const theirs = await makeAssessment(db, { authorUserNo: stranger.userNo, paper, kind: AssessmentKind.homework });
  const others = [await homework({ state: AssessmentState.draft }), await homework({ kind: AssessmentKind.practice })];
  const { data } = await author.send(period.save, { chapterId, periodName: '作业', fileType: FileType.assessment });
  const { id, revision } = data.period;
  expect(JSON.stringify((await author.send(draft.submit, { id: courseId })).data)).toContain('还没有选作业或考试');
  expect((await author.send(period.update, { id, revision, assessmentId: theirs })).code).toBe(WRONG_NODE.code);
  for (const assessmentId of others) {
    expect((await author.send(period.update, { id, revision, assessmentId })).code).toBe(WRONG_NODE.code);
  }
  const mine = await homework();
  expect((await author.send(period.update, { id, revision, assessmentId: mine })).code).toBe(200);
  const [chapter] = (await author.send(preview.chapters, { id: courseId })).data.list;
  expect(chapter!.periodList[0]).toMatchObject({
    hasMedia: 1,
    node: { title: '第一次作业', nodeState: NodeState.open },
  });
  expect((await author.send(preview.period, { id })).data.delivery).toBe('node');
  expect((await author.send(draft.submit, { id: courseId })).code).toBe(200);
});

it('whoever takes the course becomes a candidate on opening it, once; nobody else does', async () => {
  const assessmentId = await homework();
  const periodId = await node(assessmentId);
  await publish(t, courseId, NOW);
  expect((await nodesOf(t.guest))[0]).toMatchObject({ node: { nodeState: NodeState.open, points: null } });
  expect((await learner.send(courseNode.open, { periodId })).code).toBe(LOCKED.code);
  expect((await author.send(courseNode.open, { periodId })).code).toBe(fails.NOT_JOINED.code);
  expect((await learner.send(sitting.entry, { assessmentId })).code).toBe(NOT_FOUND.code);
  await joined();
  const replies = await Promise.all([1, 2, 3].map(() => learner.send(courseNode.open, { periodId })));
  expect(replies.map(({ data }) => data.assessmentId)).toEqual([assessmentId, assessmentId, assessmentId]);
  const places = await db.select().from(assessmentCandidate).where(eq(assessmentCandidate.assessmentId, assessmentId));
  expect(places).toMatchObject([{ userNo: learner.userNo, candidateSource: CandidateSource.course }]);
  expect((await learner.send(sitting.entry, { assessmentId })).data.title).toBe('第一次作业');
});

it('without a pass mark handing it in is enough, and finishes the course', async () => {
  const periodId = await node(await homework());
  await publish(t, courseId, NOW);
  await joined();
  const [before] = await nodesOf();
  expect(before).toMatchObject({ isDone: 0, node: { nodeState: NodeState.open } });
  await sat(periodId, 'a');
  const [after] = await nodesOf();
  expect(after).toMatchObject({
    isDone: 1,
    watchedPercent: 100,
    node: { nodeState: NodeState.submitted, points: null },
  });
  expect(await progress()).toMatchObject({ progress: 10_000, periodDone: 1, completedAt: '2026-11-23 10:00:00' });
  expect((await learner.send(courseInfo.authView, { courseId })).data.studyProgress).toBe(100);
});

it('with a pass mark it counts once the marks are released and reach it; a change afterwards counts too', async () => {
  const assessmentId = await homework({ passPoints: 30, endsAt: null });
  const periodId = await node(assessmentId);
  await publish(t, courseId, NOW);
  await joined();
  const poor = await t.person();
  await joined(poor);
  await sat(periodId, 'b');
  await sat(periodId, 'a', poor);
  expect(await progress()).toMatchObject({ periodDone: 0 });
  expect((await nodesOf())[0]).toMatchObject({ isDone: 0, node: { nodeState: NodeState.submitted, points: null } });
  await db.update(assessment).set({ passPoints: 20 }).where(eq(assessment.id, assessmentId));
  expect((await author.send(marking.release, { assessmentId })).code).toBe(200);
  await t.runJobs();
  expect((await nodesOf())[0]).toMatchObject({ isDone: 1, node: { nodeState: NodeState.released, points: 20 } });
  expect((await nodesOf(poor))[0]).toMatchObject({ isDone: 0, node: { nodeState: NodeState.released, points: 0 } });
  expect(await progress()).toMatchObject({ progress: 10_000, completedAt: '2026-11-23 10:00:00' });
});

it('what was handed in before it stood in the course counts when it is opened', async () => {
  const assessmentId = await homework({ isOpen: 1 });
  const { id } = (await learner.send(sitting.begin, { assessmentId, tabKey: 'tab-one-1' })).data;
  await learner.send(sitting.submit, { id, tabTurn: 1 });
  const periodId = await node(assessmentId);
  await publish(t, courseId, NOW);
  await joined();
  expect(await progress()).toMatchObject({ periodDone: 0 });
  await learner.send(courseNode.open, { periodId });
  expect(await progress()).toMatchObject({ periodDone: 1, progress: 10_000 });
});

it('looking at it is nothing: a save of watching does not finish it; an older version keeps its node', async () => {
  const first = await homework();
  const periodId = await node(first);
  await publish(t, courseId, NOW);
  await joined();
  await sat(periodId, 'b');
  const second = await homework();
  const { id, revision } = (await author.send(draft.outline, { id: courseId })).data.chapters[0]!.periods[0]!;
  await author.send(period.update, { id, revision, assessmentId: second });
  await publish(t, courseId, NOW);
  const other = await t.person();
  await joined(other);
  const [newest] = await nodesOf(other);
  expect(newest).toMatchObject({ isDone: 0, node: { assessmentId: second } });
  expect((await nodesOf())[0]).toMatchObject({ isDone: 1, node: { assessmentId: first } });
  expect((await other.send(courseNode.open, { periodId: newest!.id })).data.assessmentId).toBe(second);
  expect(await db.$count(userPeriod, eq(userPeriod.userNo, other.userNo))).toBe(0);
});
