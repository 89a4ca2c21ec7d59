import { eq } from 'drizzle-orm';
import * as peer from '#contract/exam/peerReview.ts';
import * as manage from '#contract/exam/peerReviewManage.ts';
import type { Criterion } from '#contract/rules/questions.ts';
import type { TaskRules } from '#contract/rules/tasks.ts';
import { peerReview } from '#server/db/schema/task.ts';
import { session } from '#server/db/schema/user.ts';
import { makeHandedInTask, makeTask } from './tasks.ts';
import type { Person, TestApp } from './testApp.ts';

/** After the task of `makeTask` is due. */
export const DUE = new Date('2026-12-01T09:00:00+08:00');

/** Two criteria of a task for 100 marks: 60 and 40. */
export const rubric: Criterion[] = [
  { id: 'c1', title: '提纲完整', share: 60, note: '覆盖三类对象' },
  { id: 'c2', title: '问题开放', share: 40, note: '' },
];

interface PeerWish {
  learners?: number;
  rules?: Partial<TaskRules>;
  criteria?: Criterion[];
}

/** A teacher, a task of theirs with peer review, and learners who handed it in. */
export async function peerWorld(t: TestApp, { learners: count = 5, rules = {}, criteria = rubric }: PeerWish = {}) {
  const { db } = t.database;
  const teacher = await t.person({ userType: 2, nickname: '带课老师', idCardName: '钱带课' });
  const taskId = await makeTask(db, {
    authorUserNo: teacher.userNo,
    rubric: criteria,
    rules: { isPeer: 1, peerCount: 3, ...rules },
  });
  const learners: Person[] = [];
  const works: { personId: string; submissionId: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const learner = await t.person({ nickname: `昵称${at}号`, idCardName: `姓名${at}号` });
    learners.push(learner);
    works.push(await makeHandedInTask(db, taskId, learner.userNo, `<p>第 ${at} 份提纲</p>`));
  }
  // weeks pass in these tests, and nobody is to sign in again meanwhile
  await db.update(session).set({ ttlSeconds: 9e6, expiresAt: '2027-01-01 00:00:00' });
  const rowsOf = () => db.select().from(peerReview).where(eq(peerReview.taskId, taskId)).orderBy(peerReview.id);
  const personOf = (userNo: string) => learners.find((one) => one.userNo === userNo)!;
  const assign = () => teacher.send(manage.assign, { taskId });
  /** Sends the review as who owes it: so many tenths of 600 and of 400. */
  const review = (row: { id: string; reviewerUserNo: string }, c1: number, c2: number) =>
    personOf(row.reviewerUserNo).send(peer.submit, {
      id: row.id,
      rubric: { c1, c2 },
      content: '结构清楚，第二部分的问题还可以更开放一些',
    });
  return { teacher, taskId, learners, works, rowsOf, personOf, assign, review };
}
