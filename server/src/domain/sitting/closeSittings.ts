import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { SittingState, SubmitKind } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { job } from '../../kit/job.ts';
import { loggable } from '../../kit/loggable.ts';
import { handIn } from './handIn.ts';
import { joined, openUntil } from './patience.ts';
import { tellStaff } from './tellStaff.ts';

/** So many are looked for at a time. */
const AT_ONCE = 100;

/** Running, not paused, and past their end by more than the grace, or than who had no network then is waited for. */
export const isOver = (now: Date): SQL =>
  and(
    eq(examSitting.sittingState, SittingState.running),
    isNull(examSitting.pausedAt),
    sql`${examSitting.endsAt} <= ${wireTime(now)}::timestamptz`,
    sql`${openUntil(joined)} < ${wireTime(now)}::timestamptz`,
  )!;

/** Hands in what one person left running past its end. */
export async function closeOver(db: Db, userNo: string, now: Date): Promise<void> {
  for (const { id } of await overSittings(db, and(eq(examSitting.userNo, userNo), isOver(now)))) {
    await db.transaction((tx) => handIn(tx, id, { submitKind: SubmitKind.time, now }));
  }
}

const overSittings = (db: Db, over: SQL | undefined, after = '0') =>
  db
    .select({ id: examSitting.id, assessmentId: examSitting.assessmentId })
    .from(examSitting)
    .innerJoin(assessment, eq(assessment.id, examSitting.assessmentId))
    .where(and(over, sql`${examSitting.id} > ${after}`))
    .orderBy(asc(examSitting.id))
    .limit(AT_ONCE);

/** What is past its end is handed in as it stands; one that cannot be is left for the next minute and holds up no other. */
export const closeSittings = job({
  name: 'closeSittings',
  input: Nothing,
  attempts: 1,
  isAlone: true,
  cron: '* * * * *',
  async run({ db, clock, log }) {
    const failures: unknown[] = [];
    let after = '0';
    for (;;) {
      const rows = await overSittings(db, isOver(clock()), after);
      for (const { id, assessmentId } of rows) {
        try {
          await db.transaction((tx) => handIn(tx, id, { submitKind: SubmitKind.time, now: clock() }));
          tellStaff({ db, log }, assessmentId);
        } catch (error) {
          failures.push(error);
          log.warn({ ...loggable(error), sittingId: id }, 'sitting not handed in');
        }
      }
      if (rows.length < AT_ONCE) break;
      after = rows.at(-1)!.id;
    }
    if (failures.length > 0) throw failures[0];
  },
});
