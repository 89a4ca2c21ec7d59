import { and, asc, inArray, isNull, lt, sql } from 'drizzle-orm';
import { RETENTION_YEARS } from '#contract/rules/hiring.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { applicationNote } from '../../db/schema/hiring.ts';
import { checkResult } from '../../db/schema/smartCheck.ts';
import { talentFact } from '../../db/schema/smartFilter.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import { forgetTwins } from './twins.ts';

/** What goes with an application that is taken back: everything that was handed over, and what was written about it. */
export const emptied = { resume: {}, note: '', portrait: null, isTestShown: 0 as const, tags: [] as string[] };

/** What was written about them, what they were found by, what a rule said, and whom the enterprise took the people for. */
export async function forget(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(applicationNote).where(inArray(applicationNote.applicationId, [...ids]));
  await db.delete(talentFact).where(inArray(talentFact.applicationId, [...ids]));
  await db.delete(checkResult).where(inArray(checkResult.applicationId, [...ids]));
  await forgetTwins(db, ids);
}

const AT_ONCE = 200;
const YEAR_SECONDS = 365 * 86_400;

/** Empties decided applications that were kept as long as the rule says, the oldest first. Returns whether there were any. */
export async function forgetOld(db: Db, now: Date): Promise<boolean> {
  const at = wireTime(now);
  const { id, applicationState, appliedAt, revokedAt } = vacancyApplication;
  const old = db
    .select({ id })
    .from(vacancyApplication)
    .where(
      and(
        sql`${applicationState} in (3, 8)`,
        isNull(revokedAt),
        enabled(vacancyApplication),
        lt(appliedAt, wireTimeIn(now, -RETENTION_YEARS * YEAR_SECONDS)),
      ),
    )
    .orderBy(asc(appliedAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(vacancyApplication)
    .set({ ...emptied, revokedAt: at, gmtModified: at })
    .where(inArray(id, old))
    .returning({ id });
  if (rows.length === 0) return false;
  await forget(
    db,
    rows.map((row) => row.id),
  );
  return true;
}
