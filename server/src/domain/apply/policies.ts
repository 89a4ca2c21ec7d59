import { and, eq } from 'drizzle-orm';
import type { AuditState } from '#contract/rules/auditStates.ts';
import type { OrgType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { orgApply } from '../../db/schema/organization.ts';
import type { SessionUser } from '../../kit/context.ts';

/** An application is its sender's alone, and the operators'. */
export const ownApplications = (user: SessionUser, orgType?: OrgType) =>
  and(
    eq(orgApply.userNo, user.userNo),
    enabled(orgApply),
    orgType === undefined ? undefined : eq(orgApply.orgType, orgType),
  );

/** The queue of the operators; who may see it at all is decided by action `apply:review`. */
export const queuedApplications = (auditStatus: AuditState, orgType?: OrgType) =>
  and(
    eq(orgApply.auditStatus, auditStatus),
    enabled(orgApply),
    orgType === undefined ? undefined : eq(orgApply.orgType, orgType),
  );
