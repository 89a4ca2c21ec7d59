import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { NOT_HEAD } from '#contract/user/scoreFailures.ts';
import { enabled } from '../../db/enabled.ts';
import { offering, offeringTeacher } from '../../db/schema/timetable.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';

const qb = new QueryBuilder();

const keepsScores = (user: SessionUser) => isStaff(user) && user.actions.has('score:manage');

/** The offerings whose marks somebody enters: those they teach, or, with the action, those of their school. */
export function scoredOfferings(user: SessionUser): SQL | undefined {
  if (keepsScores(user)) return and(eq(offering.orgNo, user.orgNo!), enabled(offering));
  if (user.userType !== UserType.lecturer) return sql`false`;
  const taught = qb
    .select({ id: offeringTeacher.offeringId })
    .from(offeringTeacher)
    .where(eq(offeringTeacher.userNo, user.userNo));
  return and(inArray(offering.id, taught), enabled(offering));
}

/** 1 for who answers for the marks: the head of the offering, and the school. */
export const isHeadOf = (user: SessionUser): SQL<0 | 1> =>
  keepsScores(user)
    ? sql<0 | 1>`1`
    : sql<0 | 1>`(exists (select 1 from ${offeringTeacher} where ${offeringTeacher.offeringId} = ${offering.id}
        and ${offeringTeacher.userNo} = ${user.userNo} and ${offeringTeacher.isHead} = 1))::int`;

/** The offering, for who may enter its marks. @throws NOT_FOUND */
export async function scoredOffering({ db, user }: UserCtx, offeringId: string) {
  const [row] = await db
    .select({ orgNo: offering.orgNo, offeringName: offering.offeringName, isHead: isHeadOf(user) })
    .from(offering)
    .where(and(eq(offering.id, offeringId), scoredOfferings(user)));
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** The same for who answers for them. @throws NOT_FOUND, NOT_HEAD */
export async function headedOffering(ctx: UserCtx, offeringId: string) {
  const row = await scoredOffering(ctx, offeringId);
  if (row.isHead === 0) throw fail(NOT_HEAD);
  return row;
}
