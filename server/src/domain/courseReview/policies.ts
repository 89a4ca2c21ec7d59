import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ReviewState } from '#contract/rules/draftStates.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAudit, courseReview } from '../../db/schema/authoring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { isStaff } from '../organization/policies.ts';

type Asking = Pick<UserCtx, 'user' | 'can'>;

/** What somebody may look at and decide: the platform's reviewers everything, an organization's what is its own. */
export function reviewable({ user, can }: Asking): SQL | undefined {
  const handedIn = and(enabled(courseReview), ne(courseReview.auditStatus, ReviewState.withdrawn));
  if (user.userType === UserType.operator) return can('content:review') ? handedIn : sql`false`;
  return isStaff(user) && can('course:review') ? and(handedIn, eq(courseReview.orgNo, user.orgNo)) : sql`false`;
}

/** One of the two queues of the platform: what it reviews itself, or what organizations do. Others have one queue. */
export const inQueue = ({ user }: Asking, isOfOrg: 0 | 1): SQL | undefined => {
  if (user.userType !== UserType.operator) return undefined;
  return isOfOrg === 1 ? isNotNull(courseReview.orgNo) : isNull(courseReview.orgNo);
};

/** Whether a course is somebody's own, so that another decides on it: handed in by them, written or taught by them. */
export const isOwnCourse = (userNo: string): SQL<0 | 1> =>
  sql<0 | 1>`(${or(
    eq(courseReview.submitUserNo, userNo),
    eq(courseAudit.authorUserNo, userNo),
    eq(courseAudit.lecturerUserNo, userNo),
  )})::int`;
