import { and, eq, exists, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { OFFERING_ENDED } from '#contract/course/classFailures.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { OfferingState } from '#contract/rules/school.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { offering, offeringTeacher } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';

export type OfferingRow = typeof offering.$inferSelect;

const qb = new QueryBuilder();

/** What somebody teaches. */
export const taughtBy = (userNo: string): SQL =>
  exists(
    qb
      .select({ one: sql`1` })
      .from(offeringTeacher)
      .where(and(eq(offeringTeacher.offeringId, offering.id), eq(offeringTeacher.userNo, userNo))),
  );

/** All of a school for its staff who plan them, for a lecturer those they teach. @throws NO_PERMISSION for everybody else */
export function reachableOfferings(ctx: UserCtx): SQL | undefined {
  const { user } = ctx;
  if (isStaff(user) && ctx.can('term:edit')) return and(eq(offering.orgNo, user.orgNo), enabled(offering));
  if (user.userType === UserType.lecturer) return and(taughtBy(user.userNo), enabled(offering));
  throw fail(NO_PERMISSION);
}

/** @throws NOT_FOUND for one that the caller does not reach */
export async function findOffering(ctx: UserCtx, id: string): Promise<OfferingRow> {
  const [row] = await ctx.db
    .select()
    .from(offering)
    .where(and(eq(offering.id, id), reachableOfferings(ctx)));
  if (!row) throw fail(NOT_FOUND, '没有这个开课，可能已经删除');
  return row;
}

/** The same for a change, one after the other: its seats are counted. @throws NOT_FOUND, OFFERING_ENDED */
export async function heldOffering(ctx: UserCtx, id: string): Promise<OfferingRow> {
  const [row] = await ctx.db
    .select()
    .from(offering)
    .where(and(eq(offering.id, id), reachableOfferings(ctx)))
    .for('update');
  if (!row) throw fail(NOT_FOUND, '没有这个开课，可能已经删除');
  if (row.offeringState === OfferingState.ended) throw fail(OFFERING_ENDED);
  return row;
}
