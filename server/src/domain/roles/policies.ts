import { and, eq, isNull, sql } from 'drizzle-orm';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { authRole } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';

/** The roles a caller keeps: those of the own organization; for the operator those of the platform. */
export const ownRoles = (user: SessionUser) =>
  and(
    enabled(authRole),
    eq(authRole.userType, user.userType),
    user.userType === UserType.operator ? platform : ofOrg(user),
  );

/** The roles a caller may look at the site as, as far as the row goes: the operator all, others those they keep. */
export const visitableRoles = (user: SessionUser) =>
  user.userType === UserType.operator ? enabled(authRole) : ownRoles(user);

/** The roles of a list: the caller's own, or, for the operator who asks, those of an organization. */
export const listedRoles = (user: SessionUser, orgNo?: string) =>
  user.userType === UserType.operator && orgNo !== undefined
    ? and(enabled(authRole), eq(authRole.orgNo, orgNo))
    : ownRoles(user);

const platform = isNull(authRole.orgNo);

const ofOrg = ({ orgNo }: SessionUser) => (orgNo === null ? sql`false` : eq(authRole.orgNo, orgNo));
