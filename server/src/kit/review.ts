import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ReviewMachine } from '#contract/kit/review.ts';
import { wireTime } from '#contract/rules/time.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import type { UserCtx } from './context.ts';
import { takeStep } from './transition.ts';

/** The columns of everything that is reviewed. */
type Reviewed = PgTable &
  Record<'auditStatus' | 'auditOpinion' | 'auditUserNo' | 'auditTime' | 'gmtModified', PgColumn>;

interface Waiting<T extends Reviewed> {
  table: T;
  owner: keyof T['$inferSelect'] & string;
  where: SQL | undefined;
}

/** Passes or refuses what waits in a queue. Returns the row as it is now. @throws what the machine declares, 404 */
export function decideReview<T extends Reviewed>(
  { db, user, now }: UserCtx,
  machine: ReviewMachine,
  waiting: Waiting<T>,
  { auditStatus, auditOpinion }: { auditStatus: number; auditOpinion: string },
): Promise<T['$inferSelect']> {
  const at = wireTime(now);
  const set = { auditOpinion, auditUserNo: user.userNo, auditTime: at, gmtModified: at };
  return takeStep<T, number, 'pass' | 'refuse'>(db, machine, auditStatus === AuditState.passed ? 'pass' : 'refuse', {
    ...waiting,
    state: 'auditStatus',
    actor: user.userNo,
    set,
  });
}
