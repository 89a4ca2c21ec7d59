import { and, eq } from 'drizzle-orm';
import { orgApply } from '../../db/schema/organization.ts';
import type { SessionUser } from '../../kit/context.ts';

/** An application is its sender's alone, and the operators'. */
export const ownApplications = (user: SessionUser, orgType?: number) =>
  and(
    eq(orgApply.userNo, user.userNo),
    eq(orgApply.statusId, 1),
    orgType === undefined ? undefined : eq(orgApply.orgType, orgType),
  );

/** The queue of the operators; who may see it at all is decided by action `apply:review`. */
export const queuedApplications = (auditStatus: number, orgType?: number) =>
  and(
    eq(orgApply.auditStatus, auditStatus),
    eq(orgApply.statusId, 1),
    orgType === undefined ? undefined : eq(orgApply.orgType, orgType),
  );
