import { and, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { outliersOf } from '#contract/rules/peerReview.ts';
import { finalTaskPoints, medianOf, PeerState, TaskStep } from '#contract/rules/tasks.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { peerReview, taskPerson, taskSubmission } from '../../db/schema/task.ts';
import type { TaskRow } from './policies.ts';

const sent = and(eq(peerReview.peerState, PeerState.done), enabled(peerReview))!;

/** Which of the reviews of a work are far from the others; whoever calls holds the work or the task. */
export async function markOutliers(db: Db, submissionId: string, full: number): Promise<void> {
  const rows = await db
    .select({ id: peerReview.id, points: peerReview.points })
    .from(peerReview)
    .where(and(eq(peerReview.submissionId, submissionId), sent));
  const flags = outliersOf(
    rows.map(({ points }) => points!),
    full,
  );
  const far = rows.filter((_, at) => flags[at]).map(({ id }) => id);
  const isFar = far.length === 0 ? sql`0` : sql`case when ${inArray(peerReview.id, far)} then 1 else 0 end`;
  await db.update(peerReview).set({ isOutlier: isFar }).where(eq(peerReview.submissionId, submissionId));
}

interface Earned extends Record<string, unknown> {
  id: string;
  peer: number | null;
  final: number | null;
}

const qb = new QueryBuilder();

/**
 * What the works of a published task earn (`finalTaskPoints`), of all whose work was given out or who were marked, or of
 * one person. Where the classmates give all of the mark, the task is marked with it.
 * @returns whom it concerns
 */
export async function reckon(db: Db, row: TaskRow, now: Date, personId?: string): Promise<string[]> {
  const given = qb
    .select({ one: sql`1` })
    .from(taskSubmission)
    .innerJoin(peerReview, eq(peerReview.submissionId, taskSubmission.id))
    .where(sql`${taskSubmission.personId} = "task_person"."id"`);
  const people = await db
    .select()
    .from(taskPerson)
    .where(
      and(
        eq(taskPerson.taskId, row.id),
        personId === undefined ? undefined : eq(taskPerson.id, personId),
        or(exists(given), isNotNull(taskPerson.teacherPoints)),
      ),
    )
    .orderBy(taskPerson.id)
    .for('no key update');
  const points = await countedPoints(db, row.id, personId);
  const earned = people.map(({ id, teacherPoints, lateDays }): Earned => {
    const peer = medianOf(points.get(id) ?? []);
    return { id, peer, final: finalTaskPoints({ teacherPoints, peerPoints: peer, lateDays }, row.rules) };
  });
  await db.execute(sql`
    update task_person p set peer_points = v.peer, final_points = v.final,
      marked_at = case when ${settles} then ${wireTime(now)} else p.marked_at end,
      task_step = case when ${settles} then ${TaskStep.marked}::int else p.task_step end
    from jsonb_to_recordset(${JSON.stringify(earned)}::jsonb) as v(id bigint, peer int, final int)
    where p.id = v.id`);
  return people.map(({ userNo }) => userNo);
}

const settles = sql.raw(`v.final is not null and p.task_step = ${TaskStep.submitted}`);

/** The marks that count, tenths, by person. */
async function countedPoints(db: Db, taskId: string, personId?: string): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ personId: taskSubmission.personId, points: peerReview.points })
    .from(peerReview)
    .innerJoin(taskSubmission, eq(taskSubmission.id, peerReview.submissionId))
    .where(
      and(
        eq(peerReview.taskId, taskId),
        eq(peerReview.isCounted, 1),
        sent,
        personId === undefined ? undefined : eq(taskSubmission.personId, personId),
      ),
    );
  const byPerson = Map.groupBy(rows, (one) => one.personId);
  return new Map([...byPerson].map(([id, group]) => [id, group.map(({ points }) => points!)]));
}
