import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import {
  APPEALED,
  NOT_PUBLISHED,
  PEER_APPEAL_CLOSED,
  PEER_APPEAL_GONE,
  RECEIVED_GONE,
} from '#contract/exam/peerReviewFailures.ts';
import { appealSteps } from '#contract/exam/transitions.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { peerAppealNames } from '#contract/rules/peerReview.ts';
import { pointsText } from '#contract/rules/points.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import { PeerState } from '#contract/rules/tasks.ts';
import { wireTime } from '#contract/rules/time.ts';
import { peerAppeal, peerReview, task, taskPerson, taskSubmission } from '../../db/schema/task.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { middleOf } from './middle.ts';
import { peopleNames } from './names.ts';
import { ledTask, ofLedTask } from './policies.ts';
import { appealUntil } from './received.ts';
import { reckon } from './reckon.ts';

/**
 * Objects to a review that somebody received; one that was decided on is not asked about again.
 * @throws RECEIVED_GONE, NOT_PUBLISHED, PEER_APPEAL_CLOSED, APPEALED
 */
export async function makeAppeal(ctx: UserCtx, { reviewId, reason }: { reviewId: string; reason: string }) {
  const { db, user, now } = ctx;
  const [found] = await db
    .select({ task })
    .from(peerReview)
    .innerJoin(taskSubmission, eq(taskSubmission.id, peerReview.submissionId))
    .innerJoin(task, eq(task.id, peerReview.taskId))
    .where(
      and(
        eq(peerReview.id, reviewId),
        eq(taskSubmission.userNo, user.userNo),
        eq(peerReview.peerState, PeerState.done),
      ),
    );
  if (!found) throw fail(RECEIVED_GONE);
  const { id: taskId, title, authorUserNo, peerPublishedAt } = found.task;
  if (peerPublishedAt === null) throw fail(NOT_PUBLISHED);
  const submitTime = wireTime(now);
  if (submitTime > appealUntil(peerPublishedAt)) throw fail(PEER_APPEAL_CLOSED);
  const before = and(eq(peerAppeal.reviewId, reviewId), ne(peerAppeal.auditStatus, AppealState.withdrawn));
  if ((await db.$count(peerAppeal, before)) > 0) throw fail(APPEALED);
  const wish = { taskId, reviewId, userNo: user.userNo, reason, submitTime };
  const adding = db.insert(peerAppeal).values(wish).returning({ id: peerAppeal.id });
  const [made] = await refusedAs(adding, { peer_appeal_waiting: APPEALED });
  await sendMessage(ctx, {
    to: [authorUserNo],
    msgType: 'study',
    msgTitle: `「${title}」有一份互评申诉`,
    msgText: reason,
    msgUrl: `/myguidance/mutualCommentManage?id=${taskId}&tab=appeals`,
  });
  return made!.id;
}

/** @throws PEER_APPEAL_GONE, APPEAL_DECIDED */
export async function withdrawPeerAppeal({ db, user }: UserCtx, id: string): Promise<void> {
  const where = and(eq(peerAppeal.id, id), eq(peerAppeal.userNo, user.userNo));
  const target = { table: peerAppeal, state: 'auditStatus', where, missing: PEER_APPEAL_GONE } as const;
  await takeStep(db, appealSteps, 'withdraw', target);
}

interface Decision {
  id: string;
  isGranted: 0 | 1;
  auditOpinion: string;
}

/**
 * Answers an objection. One that is granted takes the review out of the reckoning, and the mark is made anew.
 * @throws PEER_APPEAL_GONE, APPEAL_DECIDED, OWN_APPEAL
 */
export async function settleAppeal(ctx: UserCtx, { id, isGranted, auditOpinion }: Decision) {
  const { db, user, now } = ctx;
  const appeal = await takeStep(db, appealSteps, isGranted === 1 ? 'grant' : 'refuse', {
    table: peerAppeal,
    state: 'auditStatus',
    owner: 'userNo',
    actor: user.userNo,
    where: and(eq(peerAppeal.id, id), ofLedTask(ctx, sql`${peerAppeal.taskId}`)),
    missing: PEER_APPEAL_GONE,
    set: { auditOpinion, auditUserNo: user.userNo, auditTime: wireTime(now) },
  });
  const [row] = await db.select().from(task).where(eq(task.id, appeal.taskId)).for('no key update');
  const mark = isGranted === 1 ? await without(ctx, row!, appeal.reviewId) : '';
  await sendMessage(ctx, {
    to: [appeal.userNo],
    msgType: 'study',
    msgTitle: `你对「${row!.title}」互评的申诉：${peerAppealNames[appeal.auditStatus]}`,
    msgText: `${auditOpinion}${mark}`,
    msgUrl: '/mutualComment?tab=received',
  });
  return appeal;
}

/** Leaves a review out and makes the mark anew. @returns the mark, to be told */
async function without({ db, now }: UserCtx, row: typeof task.$inferSelect, reviewId: string): Promise<string> {
  const [changed] = await db
    .update(peerReview)
    .set({ isCounted: 0 })
    .where(eq(peerReview.id, reviewId))
    .returning({ submissionId: peerReview.submissionId });
  const [work] = await db
    .select({ personId: taskSubmission.personId })
    .from(taskSubmission)
    .where(eq(taskSubmission.id, changed!.submissionId));
  await reckon(db, row, now, work!.personId);
  const isDone = and(eq(taskPerson.id, work!.personId), isNotNull(taskPerson.peerPoints));
  const [person] = await db.select({ points: taskPerson.peerPoints }).from(taskPerson).where(isDone);
  return person ? `（互评分现在是 ${pointsText(person.points!)} 分）` : '（现在没有计入的互评）';
}

interface Wish extends PageRequest {
  taskId: string;
  auditStatus: AppealState;
}

/** @throws PEER_TASK_GONE */
export async function peerAppealsPage(ctx: UserCtx, { taskId, auditStatus, ...request }: Wish) {
  const { db, now } = ctx;
  const held = await ledTask(ctx, taskId);
  const where = and(eq(peerAppeal.taskId, taskId), eq(peerAppeal.auditStatus, auditStatus));
  const rows = db
    .select({
      id: peerAppeal.id,
      reason: peerAppeal.reason,
      submitTime: peerAppeal.submitTime,
      auditStatus: peerAppeal.auditStatus,
      auditOpinion: peerAppeal.auditOpinion,
      auditTime: peerAppeal.auditTime,
      userNo: peerAppeal.userNo,
      reviewerUserNo: peerReview.reviewerUserNo,
      points: peerReview.points,
      content: peerReview.content,
      middle: middleOf(sql`${peerReview.submissionId}`),
    })
    .from(peerAppeal)
    .innerJoin(peerReview, eq(peerReview.id, peerAppeal.reviewId))
    .where(where)
    .orderBy(auditStatus === AppealState.waiting ? asc(peerAppeal.id) : desc(peerAppeal.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(peerAppeal, where));
  const names = await peopleNames(
    db,
    page.list.flatMap((one) => [one.userNo, one.reviewerUserNo]),
  );
  const list = page.list.map(({ userNo, reviewerUserNo, ...one }) => ({
    ...one,
    ...waitOf(one, now),
    points: one.points!,
    fullPoints: held.totalPoints,
    authorName: names.get(userNo)!,
    reviewerName: names.get(reviewerUserNo)!,
  }));
  return { ...page, list };
}
