import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_PLAN_AUTHOR } from '#contract/course/abilityFailures.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { ReviewState } from '#contract/rules/draftStates.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { typicalPositionDraft, typicalPositionReview } from '../../db/schema/typicalPosition.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';

type Asking = Pick<UserCtx, 'user' | 'can'>;

/** What everybody may read. The conditions are written out, so that the partial indexes serve them. */
export const isPublic = sql`${typicalPosition.version} > 0 and ${enabled(typicalPosition)}`;

/** The typical positions somebody writes: a lecturer their own, staff with the action those of their organization. */
export function ownPlans({ user, can }: Asking): SQL {
  if (user.userType === UserType.lecturer)
    return and(eq(typicalPosition.authorUserNo, user.userNo), isNull(typicalPosition.orgNo), enabled(typicalPosition))!;
  if (isStaff(user) && can('typicalPlan:edit'))
    return and(eq(typicalPosition.orgNo, user.orgNo), enabled(typicalPosition))!;
  return sql`false`;
}

/** For whom a new one is written. @throws NOT_PLAN_AUTHOR, NO_PERMISSION */
export function planAuthorOf({ user, can }: Asking): { authorUserNo: string; orgNo: string | null } {
  if (user.userType === UserType.lecturer) return { authorUserNo: user.userNo, orgNo: null };
  if (!isStaff(user)) throw fail(NOT_PLAN_AUTHOR);
  if (!can('typicalPlan:edit')) throw fail(NO_PERMISSION);
  return { authorUserNo: user.userNo, orgNo: user.orgNo };
}

/** A draft of the caller with its position, held. @throws NOT_FOUND */
export async function heldPlan(ctx: UserCtx, id: string) {
  const [row] = await ctx.db
    .select({ position: typicalPosition, draft: typicalPositionDraft })
    .from(typicalPosition)
    .innerJoin(typicalPositionDraft, eq(typicalPositionDraft.typicalPositionId, typicalPosition.id))
    .where(and(ownPlans(ctx), eq(typicalPosition.id, id)))
    .for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** What somebody may look at and decide: the platform what nobody else reviews, an organization what its lecturers hand in. */
export function reviewable({ user, can }: Asking): SQL {
  const handedIn = ne(typicalPositionReview.auditStatus, ReviewState.withdrawn);
  if (user.userType === UserType.operator)
    return can('content:review') ? and(handedIn, isNull(typicalPositionReview.reviewerOrgNo))! : sql`false`;
  if (!isStaff(user) || !can('course:review')) return sql`false`;
  const { reviewerOrgNo } = typicalPositionReview;
  return and(handedIn, isNotNull(reviewerOrgNo), eq(reviewerOrgNo, user.orgNo))!;
}

/** Whether somebody handed it in or wrote it, so that another decides. */
export const isOwnPlan = (userNo: string): SQL<0 | 1> =>
  sql<0 | 1>`(${or(eq(typicalPositionReview.submitUserNo, userNo), eq(typicalPosition.authorUserNo, userNo))})::int`;
