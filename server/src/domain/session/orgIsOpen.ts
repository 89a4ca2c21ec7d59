import { eq, isNull, or } from 'drizzle-orm';
import { orgInfo } from '../../db/schema/user.ts';

/** The identity belongs to no organization, or to one that the platform has not disabled; `org_info` is left-joined. */
export const orgIsOpen = or(isNull(orgInfo.statusId), eq(orgInfo.statusId, 1));
