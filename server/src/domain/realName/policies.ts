import { eq } from 'drizzle-orm';
import { AuditState } from '#contract/rules/auditStates.ts';
import { realName } from '../../db/schema/trust.ts';

/** Who may see the queue at all is decided by action `realName:review`; only what waits is decided and shown in full. */
export const queuedNames = (auditStatus: AuditState) => eq(realName.auditStatus, auditStatus);

export const waitingName = queuedNames(AuditState.waiting);
