import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { TaskState } from '#contract/rules/tasks.ts';
import { OWN_TRAINING_GONE, REPORT_GONE, TRAINING_GONE, TRAINING_MOVED } from '#contract/user/trainingFailures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { offering } from '../../db/schema/timetable.ts';
import { trainingProject, trainingReport } from '../../db/schema/training.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { offeringsOf } from '../school/roster.ts';
import { scoredOfferings } from '../scores/policies.ts';

export type ProjectRow = typeof trainingProject.$inferSelect;
export type ReportRow = typeof trainingReport.$inferSelect;

const qb = new QueryBuilder();

/** The projects that somebody sets and marks: of the offerings whose marks they enter. */
export const keptProjects = (user: SessionUser): SQL =>
  and(
    enabled(trainingProject),
    exists(
      qb
        .select({ one: sql`1` })
        .from(offering)
        .where(and(eq(offering.id, trainingProject.offeringId), scoredOfferings(user))),
    ),
  )!;

/** The projects that are out in the offerings somebody is in. */
export const ownProjects = (db: Db, userNo: string): SQL =>
  and(
    enabled(trainingProject),
    ne(trainingProject.trainingState, TaskState.draft),
    inArray(trainingProject.offeringId, offeringsOf(db, userNo)),
  )!;

/** A project with the name of its offering, for who keeps it. @throws TRAINING_GONE */
export async function keptProject({ db, user }: UserCtx, id: string) {
  const [row] = await db
    .select({ project: trainingProject, offeringName: offering.offeringName })
    .from(trainingProject)
    .innerJoin(offering, eq(offering.id, trainingProject.offeringId))
    .where(and(eq(trainingProject.id, id), keptProjects(user)));
  if (!row) throw fail(TRAINING_GONE);
  return row;
}

/** The same, held until the end of the transaction. @throws TRAINING_GONE, TRAINING_MOVED */
export async function heldProject({ db, user }: UserCtx, id: string, seen?: number): Promise<ProjectRow> {
  const [row] = await db
    .select()
    .from(trainingProject)
    .where(and(eq(trainingProject.id, id), keptProjects(user)))
    .for('no key update');
  if (!row) throw fail(TRAINING_GONE);
  if (seen !== undefined && row.revision !== seen) throw fail(TRAINING_MOVED);
  return row;
}

/** A project for who does it; `held`: who closes it at this moment waits. @throws OWN_TRAINING_GONE */
export async function ownProject(db: Db, userNo: string, id: string, lock?: 'held') {
  const query = db
    .select({ project: trainingProject, offeringName: offering.offeringName })
    .from(trainingProject)
    .innerJoin(offering, eq(offering.id, trainingProject.offeringId))
    .where(and(eq(trainingProject.id, id), ownProjects(db, userNo)));
  const [row] = await (lock ? query.for('share', { of: trainingProject }) : query);
  if (!row) throw fail(OWN_TRAINING_GONE);
  return row;
}

/** A report with its project, for who marks it: never their own. @throws REPORT_GONE */
export async function keptReport({ db, user }: UserCtx, id: string, lock?: 'held') {
  const query = db
    .select({ report: trainingReport, project: trainingProject, offeringName: offering.offeringName })
    .from(trainingReport)
    .innerJoin(trainingProject, eq(trainingProject.id, trainingReport.projectId))
    .innerJoin(offering, eq(offering.id, trainingProject.offeringId))
    .where(and(eq(trainingReport.id, id), ne(trainingReport.userNo, user.userNo), keptProjects(user)));
  const [row] = await (lock ? query.for('no key update', { of: trainingReport }) : query);
  if (!row) throw fail(REPORT_GONE);
  return row;
}
