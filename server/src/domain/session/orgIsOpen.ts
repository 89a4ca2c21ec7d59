import { eq, isNull, or } from 'drizzle-orm';
import { RowState } from '#contract/rules/rowStates.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { orgInfo, userIdentity } from '../../db/schema/user.ts';

/**
 * The identity belongs to no organization, or to one that the platform has not disabled; `org_info` is left-joined. A
 * learner stays one without the school.
 */
export const orgIsOpen = or(isNull(orgInfo.statusId), enabled(orgInfo), eq(userIdentity.userType, UserType.learner));

interface Acting {
  userType: UserType;
  orgNo: string | null;
  orgStatus: RowState | null;
}

/** For whom a session acts while the organization is disabled: nobody, or a learner for none. */
export function withOpenOrg<Row extends Acting>(row: Row): Row | undefined {
  if (row.orgStatus === null || row.orgStatus === RowState.normal) return row;
  return row.userType === UserType.learner ? { ...row, orgNo: null } : undefined;
}
