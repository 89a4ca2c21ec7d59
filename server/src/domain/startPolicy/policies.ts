import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { PolicyState } from '#contract/rules/startPolicies.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { policyAdvocacy, policyDate, startPolicy } from '../../db/schema/startPolicy.ts';
import { written } from '../../db/written.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';

/** Whom somebody publishes for: an organization, or the platform (null). @throws NO_PERMISSION for everybody else */
export function publisherOf(user: SessionUser): string | null {
  if (user.userType === UserType.operator) return null;
  if (!isStaff(user)) throw fail(NO_PERMISSION);
  return user.orgNo;
}

/** What the caller's side wrote. */
export function ownPolicies(user: SessionUser): SQL | undefined {
  const orgNo = publisherOf(user);
  return and(orgNo === null ? isNull(startPolicy.orgNo) : eq(startPolicy.orgNo, orgNo), enabled(startPolicy));
}

/** One of them. */
export const ownPolicy = (user: SessionUser, id: string): SQL | undefined =>
  and(eq(startPolicy.id, id), ownPolicies(user));

/** Everybody may read it. The number is written out, so that the partial indexes are found. */
export const isPublished = sql<boolean>`${startPolicy.policyState} = ${written(PolicyState.published)}`;

/** The dates that somebody keeps. */
export const ownDates = (userNo: string): SQL | undefined => and(eq(policyDate.userNo, userNo), enabled(policyDate));

/** The articles that the caller's side wrote. */
export function ownAdvocacies(user: SessionUser): SQL | undefined {
  const orgNo = publisherOf(user);
  return and(orgNo === null ? isNull(policyAdvocacy.orgNo) : eq(policyAdvocacy.orgNo, orgNo), enabled(policyAdvocacy));
}

/** One of them. */
export const ownAdvocacy = (user: SessionUser, id: string): SQL | undefined =>
  and(eq(policyAdvocacy.id, id), ownAdvocacies(user));

/** Everybody may read it. */
export const isAdvocated = sql<boolean>`${policyAdvocacy.policyState} = ${written(PolicyState.published)}`;
