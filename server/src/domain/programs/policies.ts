import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { ReviewState } from '#contract/rules/draftStates.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { program, programDraft, programOffer, programReview } from '../../db/schema/program.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';

type Asking = Pick<UserCtx, 'user' | 'can'>;

/** What everybody may read. The conditions are written out, so that the partial index serves them. */
export const isPublic = sql`${program.version} > 0 and ${enabled(program)}`;

/** The plans somebody writes: a lecturer their own, staff with the action those of their organization. */
export function ownPrograms({ user, can }: Asking): SQL {
  if (user.userType === UserType.lecturer)
    return and(eq(program.authorUserNo, user.userNo), isNull(program.orgNo), enabled(program))!;
  if (isStaff(user) && can('typicalPlan:edit')) return and(eq(program.orgNo, user.orgNo), enabled(program))!;
  return sql`false`;
}

/** A draft of the caller with its plan, held. @throws NOT_FOUND */
export async function heldProgram(ctx: UserCtx, id: string) {
  const [row] = await ctx.db
    .select({ program, draft: programDraft })
    .from(program)
    .innerJoin(programDraft, eq(programDraft.programId, program.id))
    .where(and(ownPrograms(ctx), eq(program.id, id)))
    .for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** What somebody may look at and decide: the platform what nobody else reviews, an organization what its lecturers hand in. */
export function reviewable({ user, can }: Asking): SQL {
  const handedIn = ne(programReview.auditStatus, ReviewState.withdrawn);
  if (user.userType === UserType.operator)
    return can('content:review') ? and(handedIn, isNull(programReview.reviewerOrgNo))! : sql`false`;
  if (!isStaff(user) || !can('course:review')) return sql`false`;
  return and(handedIn, isNotNull(programReview.reviewerOrgNo), eq(programReview.reviewerOrgNo, user.orgNo))!;
}

/** Whether somebody handed it in or wrote it, so that another decides. */
export const isOwnProgram = (userNo: string): SQL<0 | 1> =>
  sql<0 | 1>`(${or(eq(programReview.submitUserNo, userNo), eq(program.authorUserNo, userNo))})::int`;

/** What the organization of the caller was asked to confirm. */
export const receivedOffers = ({ user, can }: Asking): SQL =>
  isStaff(user) && can('typicalPlan:edit') ? eq(programOffer.orgNo, user.orgNo) : sql`false`;
