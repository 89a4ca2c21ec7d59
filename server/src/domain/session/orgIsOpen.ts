import { isNull, or } from 'drizzle-orm';
import { enabled } from '../../db/enabled.ts';
import { orgInfo } from '../../db/schema/user.ts';

/** The identity belongs to no organization, or to one that the platform has not disabled; `org_info` is left-joined. */
export const orgIsOpen = or(isNull(orgInfo.statusId), enabled(orgInfo));
