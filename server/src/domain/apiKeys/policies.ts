import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { UserType } from '#contract/rules/userTypes.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { apiKey } from '../../db/schema/integration.ts';
import type { SessionUser } from '../../kit/context.ts';
import { isStaff } from '../organization/policies.ts';

/** The keys of the caller's house, whoever made them: the platform's, or those of an organization. */
export function houseKeys(user: SessionUser): SQL {
  if (user.userType === UserType.operator) return isNull(apiKey.orgNo);
  return isStaff(user) ? eq(apiKey.orgNo, user.orgNo) : sql`false`;
}

/** Of them those that can still be used. */
export const livingKeys = (user: SessionUser, now: Date): SQL | undefined =>
  and(houseKeys(user), enabled(apiKey), gt(apiKey.expiresAt, wireTime(now)));
