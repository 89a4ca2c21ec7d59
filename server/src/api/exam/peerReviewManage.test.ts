import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as peer from '#contract/exam/peerReview.ts';
import * as manage from '#contract/exam/peerReviewManage.ts';
import * as fails from '#contract/exam/peerReviewFailures.ts';
import * as audit from '#contract/exam/taskAudit.ts';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { PeerStage, ReviewFilter } from '#contract/rules/peerReview.ts';
import { PeerState, TaskStep } from '#contract/rules/tasks.ts';
import * as msg from '#contract/user/msg.ts';
import { peerReview, task, taskPerson } from '#server/db/schema/task.ts';
import { DUE, peerWorld } from '#test/peers.ts';
import { statementsOf } from '#test/statements.ts';
import { makeHandedInTask, makeSubmission } from '#test/tasks.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
beforeEach(() => t.setNow(DUE));

const codes = (replies: readonly { code: number }[]) => replies.map(({ code }) => code).sort((a, b) => a - b);
const titles = async (who: Person) => (await who.send(msg.list, {})).data.list.map(({ msgTitle }) => msgTitle);

describe('assigning', () => {
  it('gives every work to three others once, whoever presses twice, and tells them', async () => {
    const { teacher, taskId, learners, works, rowsOf } = await peerWorld(t);
    const twice = await Promise.all([1, 2].map(() => teacher.send(manage.assign, { taskId })));
    expect(codes(twice)).toEqual([200, fails.ALL_ASSIGNED.code]);
    const rows = await rowsOf();
    expect(rows).toHaveLength(15);
    for (const [at, { submissionId }] of works.entries()) {
      const reviewers = rows.filter((row) => row.submissionId === submissionId).map((row) => row.reviewerUserNo);
      expect(new Set(reviewers).size).toBe(3);
      expect(reviewers).not.toContain(learners[at]!.userNo);
    }
    for (const { userNo } of learners) expect(rows.filter((row) => row.reviewerUserNo === userNo)).toHaveLength(3);
    expect(new Set(rows.map(({ dueAt }) => dueAt))).toEqual(new Set(['2026-12-08 09:00:00']));
    expect(await titles(learners[0]!)).toEqual(['请互评「访谈提纲」的作品']);
  });

  it('waits for the end unless it is early on purpose, and refuses too few works with their number', async () => {
    const { teacher, taskId } = await peerWorld(t);
    t.setNow(new Date('2026-11-29T09:00:00+08:00'));
    expect((await teacher.send(manage.assign, { taskId })).code).toBe(fails.NOT_DUE.code);
    expect((await teacher.send(manage.assign, { taskId, isEarly: 1 })).code).toBe(200);
    const few = await peerWorld(t, { learners: 3 });
    expect(await few.teacher.send(manage.assign, { taskId: few.taskId, isEarly: 1 })).toMatchObject({
      code: fails.TOO_FEW.code,
      msg: '每份作品要 3 位同学评，至少要收到 4 份，现在有 3 份',
    });
    expect(await few.rowsOf()).toEqual([]);
  });

  it('leaves out works that were given back, and takes them in with who came later, two days at least', async () => {
    const { teacher, taskId, learners, works, rowsOf, assign } = await peerWorld(t, { learners: 6 });
    const { personId, submissionId } = works[5]!;
    await db.update(taskPerson).set({ taskStep: TaskStep.returned }).where(eq(taskPerson.id, personId));
    await assign();
    expect((await rowsOf()).some((row) => row.submissionId === submissionId)).toBe(false);
    t.setNow(new Date('2026-12-07T09:00:00+08:00'));
    await makeSubmission(db, { taskId, personId, userNo: learners[5]!.userNo, versionNo: 2 });
    const latecomer = await t.person({ nickname: '迟到的' });
    await makeHandedInTask(db, taskId, latecomer.userNo);
    expect((await teacher.send(manage.overview, { taskId })).data).toMatchObject({ handedIn: 7, assigned: 5 });
    expect((await assign()).data).toEqual({ works: 2, reviews: 6 });
    const late = (await rowsOf()).slice(15);
    expect(new Set(late.map(({ dueAt }) => dueAt))).toEqual(new Set(['2026-12-09 09:00:00']));
    expect(late.filter((row) => row.reviewerUserNo === latecomer.userNo)).toHaveLength(1);
    expect((await teacher.send(manage.overview, { taskId })).data).toMatchObject({ handedIn: 7, assigned: 7 });
  });

  it('is for who issued the task', async () => {
    const { taskId, learners } = await peerWorld(t);
    const other = await t.person({ userType: 2 });
    for (const person of [other, learners[0]!]) {
      expect((await person.send(manage.assign, { taskId })).code).toBe(404);
      expect((await person.send(manage.publish, { taskId })).code).toBe(404);
      expect((await person.send(manage.reviews, { taskId })).code).toBe(404);
    }
    expect((await other.send(manage.tasks, {})).data.list).toEqual([]);
    expect((await learners[0]!.send(manage.tasks, {})).code).toBe(NO_PERMISSION.code);
  });
});

describe('while it runs', () => {
  it('shows each review with names, the middle of the others, and those far from it', async () => {
    const { teacher, taskId, rowsOf, review, works, assign } = await peerWorld(t, { rules: { peerCount: 4 } });
    await assign();
    const ofFirst = (await rowsOf()).filter((row) => row.submissionId === works[0]!.submissionId);
    for (const [at, row] of ofFirst.entries()) await review(row, at === 3 ? 100 : 500 + at * 10, 300);
    const asked = async (filter: ReviewFilter, keyword = '') =>
      (await teacher.send(manage.reviews, { taskId, filter, keyword })).data.list;
    const [far, ...others] = await asked(ReviewFilter.outlier);
    expect(others).toEqual([]);
    expect(far).toMatchObject({ authorName: '姓名0号', points: 400, middle: 805, isOutlier: 1, isCounted: 1 });
    expect(far!.criteria).toEqual([
      { title: '提纲完整', full: 600, points: 100 },
      { title: '问题开放', full: 400, points: 300 },
    ]);
    expect(await asked(ReviewFilter.done)).toHaveLength(4);
    expect(await asked(ReviewFilter.waiting, '姓名0号')).toHaveLength(4);
    expect(await asked(ReviewFilter.all, '%')).toEqual([]);
    expect((await teacher.send(manage.count, { id: far!.id, isCounted: 0 })).code).toBe(200);
    expect((await asked(ReviewFilter.dropped))[0]).toMatchObject({ id: far!.id, middle: 810 });
    const [waiting] = await asked(ReviewFilter.waiting);
    expect((await teacher.send(manage.count, { id: waiting!.id, isCounted: 0 })).code).toBe(fails.NOT_COUNTABLE.code);
    t.setNow(new Date('2026-12-09T09:00:00+08:00'));
    expect(await asked(ReviewFilter.overdue)).toHaveLength(16);
    expect((await teacher.send(manage.tasks, { stage: PeerStage.running })).data.list).toMatchObject([
      { id: taskId, total: 20, done: 4, overdue: 16, outliers: 0, handedIn: 5, assigned: 5, isDue: 1 },
    ]);
  });

  it('asks as many questions of the database for many reviews as for few', async () => {
    const { teacher, taskId, assign } = await peerWorld(t);
    await assign();
    const asked = async (pageSize: number) =>
      (await statementsOf(() => teacher.send(manage.reviews, { taskId, pageSize }))).length;
    expect(await asked(15)).toBe(await asked(1));
  });

  it('asks somebody else, never the author nor anybody who was asked before, until nobody is left', async () => {
    const { teacher, taskId, rowsOf, works, learners, assign } = await peerWorld(t, { learners: 6 });
    await assign();
    const its = async () => (await rowsOf()).filter((row) => row.submissionId === works[0]!.submissionId);
    const [first] = await its();
    const twice = await Promise.all([1, 2].map(() => teacher.send(manage.replace, { id: first!.id })));
    expect(codes(twice)).toEqual([200, fails.REPLACED.code]);
    const after = await its();
    expect(after).toHaveLength(4);
    const fresh = after.at(-1)!;
    expect(after.slice(0, 3).map((row) => row.reviewerUserNo)).not.toContain(fresh.reviewerUserNo);
    expect(fresh.reviewerUserNo).not.toBe(learners[0]!.userNo);
    const before = learners.find(({ userNo }) => userNo === first!.reviewerUserNo)!;
    expect(await titles(before)).toContain('「访谈提纲」的一份互评换了别的同学');
    expect((await before.send(peer.view, { id: first!.id })).code).toBe(404);
    expect((await before.send(peer.submit, { id: first!.id, content: '我还想评一评这一份作品' })).code).toBe(404);
    const { reviewerName } = (await teacher.send(manage.replace, { id: fresh.id })).data;
    expect(reviewerName).toMatch(/^姓名[1-5]号$/);
    const last = (await its()).at(-1)!;
    expect((await teacher.send(manage.replace, { id: last.id })).code).toBe(fails.NO_REPLACEMENT.code);
    expect((await its()).at(-1)).toMatchObject({ id: last.id, peerState: PeerState.waiting });
    expect((await teacher.send(manage.reviews, { taskId, filter: ReviewFilter.replaced })).data.totalCount).toBe(2);
  });

  it('gives a review back with two days more, and what was written stays to be bettered', async () => {
    const { teacher, rowsOf, review, personOf, assign } = await peerWorld(t);
    await assign();
    const [row] = await rowsOf();
    const remark = { id: row!.id, returnRemark: '请说明扣分的理由' };
    expect((await teacher.send(manage.giveBack, remark)).code).toBe(fails.NOT_DONE.code);
    await review(row!, 300, 300);
    expect((await review(row!, 300, 300)).code).toBe(fails.REVIEW_DONE.code);
    t.setNow(new Date('2026-12-07T09:00:00+08:00'));
    expect((await teacher.send(manage.giveBack, remark)).code).toBe(200);
    const reviewer = personOf(row!.reviewerUserNo);
    expect((await reviewer.send(peer.view, { id: row!.id })).data).toMatchObject({
      peerState: PeerState.waiting,
      returnRemark: '请说明扣分的理由',
      dueAt: '2026-12-09 09:00:00',
      rubric: { c1: 300, c2: 300 },
    });
    expect(await titles(reviewer)).toContain('你对「访谈提纲」的一份互评被退回');
    expect((await review(row!, 400, 300)).data).toEqual({ points: 700, isOverdue: 0 });
  });
});

describe('publishing', () => {
  it('reckons the median into the mark by the rule, and ends the reviewing', async () => {
    const world = await peerWorld(t, { rules: { peerPercent: 30 } });
    const { teacher, taskId, rowsOf, review, works, learners, assign } = world;
    expect((await teacher.send(manage.publish, { taskId })).code).toBe(fails.NOT_ASSIGNED.code);
    await assign();
    const its = (await rowsOf()).filter((row) => row.submissionId === works[0]!.submissionId);
    for (const [at, row] of its.entries()) await review(row, [300, 400, 600][at]!, 400);
    const marked = { teacherPoints: 900, taskStep: TaskStep.marked, finalPoints: 900 };
    await db.update(taskPerson).set(marked).where(eq(taskPerson.id, works[0]!.personId));
    const twice = await Promise.all([1, 2].map(() => teacher.send(manage.publish, { taskId })));
    expect(codes(twice)).toEqual([200, fails.PUBLISHED.code]);
    const of = async (at: number) => {
      const [row] = await db.select().from(taskPerson).where(eq(taskPerson.id, works[at]!.personId));
      return row;
    };
    expect(await of(0)).toMatchObject({ peerPoints: 800, finalPoints: 870 });
    expect(await of(1)).toMatchObject({ peerPoints: null, finalPoints: null, taskStep: TaskStep.submitted });
    expect(await titles(learners[0]!)).toContain('「访谈提纲」的互评公布了');
    const open = (await rowsOf()).find(({ peerState }) => peerState === PeerState.waiting)!;
    expect((await review(open, 100, 100)).code).toBe(fails.PUBLISHED.code);
    for (const call of [
      teacher.send(manage.replace, { id: open.id }),
      teacher.send(manage.giveBack, { id: its[0]!.id, returnRemark: '再看' }),
      teacher.send(manage.count, { id: its[0]!.id, isCounted: 0 }),
      assign(),
    ])
      expect((await call).code).toBe(fails.PUBLISHED.code);
  });

  it('comes before any mark of the whole is told: what the teacher gave waits for it, also of too few to be given out', async () => {
    const { teacher, taskId, works, learners } = await peerWorld(t, { learners: 3 });
    t.setNow(DUE);
    const wish = { id: works[0]!.personId, revision: 0, rubric: { c1: 500, c2: 400 }, remark: '' };
    expect((await teacher.send(audit.mark, wish)).data.finalPoints).toBeNull();
    expect(await titles(learners[0]!)).toContain('「访谈提纲」批改好了，成绩等互评公布');
    expect((await teacher.send(manage.publish, { taskId })).code).toBe(200);
    const [person] = await db.select().from(taskPerson).where(eq(taskPerson.id, works[0]!.personId));
    expect(person).toMatchObject({ peerPoints: null, finalPoints: 900, taskStep: TaskStep.marked });
  });

  it('marks the task where the classmates give all of the mark', async () => {
    const world = await peerWorld(t, { rules: { peerPercent: 100 } });
    const { teacher, taskId, rowsOf, review, works, assign } = world;
    await assign();
    for (const row of (await rowsOf()).filter((one) => one.submissionId === works[0]!.submissionId))
      await review(row, 500, 350);
    await teacher.send(manage.publish, { taskId });
    const [person] = await db.select().from(taskPerson).where(eq(taskPerson.id, works[0]!.personId));
    expect(person).toMatchObject({ peerPoints: 850, finalPoints: 850, taskStep: TaskStep.marked });
    expect(person!.markedAt).toBe('2026-12-01 09:00:00');
  });

  it('counts a review that is sent at the same moment, or refuses it; never neither', async () => {
    const world = await peerWorld(t, { rules: { peerPercent: 100 } });
    const { teacher, taskId, rowsOf, review, works, assign } = world;
    await assign();
    const its = (await rowsOf()).filter((row) => row.submissionId === works[0]!.submissionId);
    const [published, ...sent] = await Promise.all([
      teacher.send(manage.publish, { taskId }),
      ...its.map((row) => review(row, 500, 300)),
    ]);
    expect(published.code).toBe(200);
    const done = await db.$count(
      peerReview,
      and(eq(peerReview.submissionId, works[0]!.submissionId), eq(peerReview.peerState, PeerState.done)),
    );
    expect(sent.filter(({ code }) => code === 200)).toHaveLength(done);
    expect(sent.every(({ code }) => code === 200 || code === fails.PUBLISHED.code)).toBe(true);
    const [person] = await db.select().from(taskPerson).where(eq(taskPerson.id, works[0]!.personId));
    expect(person!.peerPoints).toBe(done === 0 ? null : 800);
  });

  it('shows a task that is no more a draft, with peer review, and no other', async () => {
    const world = await peerWorld(t);
    const { teacher, taskId } = world;
    await db.update(task).set({ taskState: 1 }).where(eq(task.id, taskId));
    expect((await teacher.send(manage.tasks, {})).data.list).toEqual([]);
    expect((await teacher.send(manage.overview, { taskId })).code).toBe(404);
  });
});
