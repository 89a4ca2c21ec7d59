import { and, asc, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { REPORT_DAYS, UNBROUGHT_DAYS } from '#contract/rules/importedTalent.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { importedTalent, talentImport } from '../../db/schema/importedTalent.ts';

const AT_ONCE = 500;
const DAY_SECONDS = 86_400;

/** Whose last day is over goes, with every note, the oldest first. Returns whether there were any. */
export async function forgetExpired(db: Db, now: Date): Promise<boolean> {
  const over = db
    .select({ id: importedTalent.id })
    .from(importedTalent)
    .where(lt(importedTalent.keepUntil, wireTime(now).slice(0, 10)))
    .orderBy(asc(importedTalent.keepUntil))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const gone = await db
    .delete(importedTalent)
    .where(inArray(importedTalent.id, over))
    .returning({ id: importedTalent.id });
  return gone.length > 0;
}

/** What was read and never brought in goes soon; of what was brought, which files could not be read a little later. */
export async function forgetReadings(db: Db, now: Date): Promise<void> {
  const { importedAt, gmtCreate, rows } = talentImport;
  await db
    .delete(talentImport)
    .where(and(isNull(importedAt), lt(gmtCreate, wireTimeIn(now, -UNBROUGHT_DAYS * DAY_SECONDS))));
  await db
    .update(talentImport)
    .set({ rows: [] })
    .where(
      and(
        isNotNull(importedAt),
        lt(gmtCreate, wireTimeIn(now, -REPORT_DAYS * DAY_SECONDS)),
        sql`${rows} <> '[]'::jsonb`,
      ),
    );
}
