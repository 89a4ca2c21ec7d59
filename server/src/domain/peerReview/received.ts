import { and, asc, desc, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { criterionPoints } from '#contract/rules/markRounds.ts';
import { anonymousReviewer, APPEAL_DAYS, peerSumText } from '#contract/rules/peerReview.ts';
import type { Criterion } from '#contract/rules/questions.ts';
import { PeerState, TaskStep } from '#contract/rules/tasks.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { peerAppeal, peerReview, task, taskPerson, taskSubmission } from '../../db/schema/task.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { peopleNames } from './names.ts';

/** Until when somebody may object to what was published then. */
export const appealUntil = (publishedAt: string): string => wireTimeIn(momentOf(publishedAt), APPEAL_DAYS * 86_400);

const qb = new QueryBuilder();

/** What classmates said of somebody's published works, by task, the newest publication first. */
export async function receivedPage(ctx: UserCtx, request: PageRequest) {
  const { db, user, now } = ctx;
  const reviewed = qb
    .select({ one: sql`1` })
    .from(taskSubmission)
    .innerJoin(peerReview, eq(peerReview.submissionId, taskSubmission.id))
    .where(sql`${taskSubmission.personId} = "task_person"."id"`);
  const where = and(
    eq(taskPerson.userNo, user.userNo),
    enabled(taskPerson),
    isNotNull(task.peerPublishedAt),
    exists(reviewed),
  );
  const query = db
    .select({
      id: task.id,
      title: task.title,
      publishedAt: task.peerPublishedAt,
      fullPoints: task.totalPoints,
      criteria: task.rubric,
      rules: task.rules,
      personId: taskPerson.id,
      taskStep: taskPerson.taskStep,
      teacherPoints: taskPerson.teacherPoints,
      peerPoints: taskPerson.peerPoints,
      finalPoints: taskPerson.finalPoints,
      lateDays: taskPerson.lateDays,
    })
    .from(taskPerson)
    .innerJoin(task, eq(task.id, taskPerson.taskId))
    .where(where);
  const counted = query.as('counted');
  const ordered = query.orderBy(desc(task.peerPublishedAt), desc(task.id)).$dynamic();
  const page = await paginate(request, ordered, () => db.$count(counted));
  const reviews = await reviewsOf(db, page.list);
  const names = await peopleNames(
    db,
    [...reviews.values()].flat().flatMap((one) => one.openUserNo ?? []),
  );
  const list = page.list.map(({ criteria, rules, taskStep, teacherPoints, personId, lateDays, ...row }) => {
    const publishedAt = row.publishedAt!;
    const until = appealUntil(publishedAt);
    const isMarked = taskStep === TaskStep.marked;
    const shown = { teacherPoints: isMarked ? teacherPoints : null, finalPoints: isMarked ? row.finalPoints : null };
    const worth = criterionPoints(row.fullPoints, criteria);
    return {
      ...row,
      publishedAt,
      finalPoints: shown.finalPoints,
      sum: peerSumText({ ...shown, peerPoints: row.peerPoints, lateDays }, rules),
      appealUntil: until,
      isAppealOpen: wireTime(now) <= until ? (1 as const) : (0 as const),
      reviews: (reviews.get(personId) ?? []).map(({ openUserNo, number, rubric, ...one }) => ({
        ...one,
        points: one.points!,
        submittedAt: one.submittedAt!,
        reviewerName: names.get(openUserNo ?? '') ?? anonymousReviewer(number),
        criteria: criteriaOf(criteria, worth, rubric),
      })),
    };
  });
  return { ...page, list };
}

/** The criteria with what was given for each, tenths. */
export const criteriaOf = (
  criteria: readonly Criterion[],
  worth: ReadonlyMap<string, number>,
  given: Readonly<Record<string, number>>,
) => criteria.map(({ id, title }) => ({ title, full: worth.get(id)!, points: given[id] ?? null }));

/** Which of the reviews of a work it is. */
const number = sql<number>`(select count(*)::int from peer_review o
  where o.submission_id = "peer_review"."submission_id" and o.id <= "peer_review"."id")`;

interface Person {
  personId: string;
}

/** The reviews that were sent, by the person whose work they are about; of reviewers only those whose names are open. */
async function reviewsOf(db: Db, people: readonly Person[]) {
  if (people.length === 0) return new Map<string, never>();
  const ids = people.map(({ personId }) => personId);
  const rows = await db
    .select({
      personId: taskSubmission.personId,
      id: peerReview.id,
      number,
      openUserNo: sql<string | null>`case when (${task.rules} ->> 'isPeerAnonymous')::int = 0
        then ${peerReview.reviewerUserNo} end::text`,
      points: peerReview.points,
      content: peerReview.content,
      rubric: peerReview.rubric,
      submittedAt: peerReview.submittedAt,
      isCounted: peerReview.isCounted,
      appeal: {
        id: peerAppeal.id,
        reason: peerAppeal.reason,
        submitTime: peerAppeal.submitTime,
        auditStatus: peerAppeal.auditStatus,
        auditOpinion: peerAppeal.auditOpinion,
        auditTime: peerAppeal.auditTime,
      },
    })
    .from(peerReview)
    .innerJoin(taskSubmission, eq(taskSubmission.id, peerReview.submissionId))
    .innerJoin(task, eq(task.id, peerReview.taskId))
    .leftJoin(peerAppeal, newestAppeal)
    .where(and(inArray(taskSubmission.personId, ids), eq(peerReview.peerState, PeerState.done), enabled(peerReview)))
    .orderBy(asc(peerReview.id));
  return Map.groupBy(rows, ({ personId }) => personId);
}

/** Objections that were taken back leave room for another one. */
const newestAppeal = sql`${peerAppeal.id} = (select max(a.id) from peer_appeal a
  where a.review_id = ${peerReview.id})`;
