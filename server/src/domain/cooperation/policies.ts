import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { receivedStates } from '#contract/rules/cooperation.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { cooperation, nomination } from '../../db/schema/cooperation.ts';
import type { SessionUser } from '../../kit/context.ts';
import { isStaff } from '../organization/policies.ts';

const none = sql`false`;

/** Of the two sides this one hires. */
export const isEnterprise = (user: SessionUser): boolean => user.userType === UserType.enterprise;

/** The column that names the caller's own side. */
const sideOf = (user: SessionUser) => (isEnterprise(user) ? cooperation.enterpriseNo : cooperation.orgNo);

/** What the caller's organization is part of. */
export const ownCooperations = (user: SessionUser): SQL | undefined =>
  isStaff(user) ? and(eq(sideOf(user), user.orgNo), enabled(cooperation)) : none;

/** Of those the ones whose invitation this side sent, or the ones that it is to answer. */
export const invitedBy = (user: SessionUser, isOwn: boolean): SQL | undefined =>
  and(ownCooperations(user), eq(cooperation.isFromEnterprise, isEnterprise(user) === isOwn ? 1 : 0));

/** What the caller's school recommended. */
export const sentNominations = (user: SessionUser): SQL | undefined =>
  isStaff(user) && !isEnterprise(user) ? and(eq(nomination.orgNo, user.orgNo), enabled(nomination)) : none;

/** What the caller's enterprise may know of: the learner agreed and did not take it back. */
export const receivedNominations = (user: SessionUser): SQL | undefined =>
  isStaff(user) && isEnterprise(user)
    ? and(
        eq(nomination.enterpriseNo, user.orgNo),
        sql`${nomination.nominationState} in (${sql.raw(receivedStates.join(', '))})`,
        enabled(nomination),
      )
    : none;

/** What either side of the caller may know of. */
export const knownNominations = (user: SessionUser): SQL | undefined =>
  or(sentNominations(user), receivedNominations(user));

/** What somebody is asked. */
export const ownNominations = (userNo: string): SQL | undefined =>
  and(eq(nomination.userNo, userNo), enabled(nomination));
