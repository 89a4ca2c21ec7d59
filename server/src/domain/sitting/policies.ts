import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { SITTING_GONE } from '#contract/exam/sittingFailures.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { examSitting, sittingEvent } from '../../db/schema/sitting.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { markedAssessments } from '../assessments/policies.ts';

const qb = new QueryBuilder();

export type SittingRow = typeof examSitting.$inferSelect;

/** The sittings of a person, in whichever identity. */
export const ownSittings = (userNo: string): SQL => eq(examSitting.userNo, userNo);

/** @throws SITTING_GONE also for somebody else's */
export async function ownSitting(db: Db, userNo: string, id: string): Promise<SittingRow> {
  const [row] = await db
    .select()
    .from(examSitting)
    .where(and(eq(examSitting.id, id), ownSittings(userNo)));
  if (!row) throw fail(SITTING_GONE);
  return row;
}

/** The same, and nobody else changes it until the transaction ends. @throws SITTING_GONE */
export async function heldSitting(db: Db, userNo: string, id: string): Promise<SittingRow> {
  const [row] = await db
    .select()
    .from(examSitting)
    .where(and(eq(examSitting.id, id), ownSittings(userNo)))
    .for('update');
  if (!row) throw fail(SITTING_GONE);
  return row;
}

export const ownEvents = (userNo: string): SQL =>
  inArray(sittingEvent.sittingId, qb.select({ id: examSitting.id }).from(examSitting).where(ownSittings(userNo)));

/** Whether somebody marks an answer of this person that the file is in. */
export async function isInMarkedAnswer(db: Db, userNo: string, url: string, viewer: SessionUser): Promise<boolean> {
  const asking = { user: viewer, can: (action: string) => viewer.actions.has(action) };
  const answered = qb
    .select({ one: sql`1` })
    .from(examAnswer)
    .innerJoin(examSitting, eq(examSitting.id, examAnswer.sittingId))
    .innerJoin(assessment, eq(assessment.id, examAnswer.assessmentId))
    .where(
      and(
        ownSittings(userNo),
        sql`${examAnswer.answer} @> ${JSON.stringify([{ fileUrl: url }])}::jsonb`,
        markedAssessments(asking),
      ),
    );
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${exists(answered)} as found`);
  return rows[0]!.found;
}
