import { eq, inArray, sql } from 'drizzle-orm';
import { NOBODY_PAUSED, NOBODY_TO_PAUSE } from '#contract/exam/runningFailures.ts';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { sectionsLonger } from '../sitting/sections.ts';
import { holdRunning } from './holding.ts';
import { record } from './record.ts';

/** Stops the clock of who answers. Returns of how many. @throws NOBODY_TO_PAUSE */
export async function pause(ctx: UserCtx, of: AssessmentRow, chosen: string[] | null, reason: string): Promise<number> {
  const { db, now } = ctx;
  const held = await holdRunning(db, of.id, chosen, 'no');
  if (held.length === 0) throw fail(NOBODY_TO_PAUSE);
  const ids = held.map(({ id }) => id);
  await db
    .update(examSitting)
    .set({ pausedAt: wireTime(now) })
    .where(inArray(examSitting.id, ids));
  await record(ctx, of, held, { eventKind: SittingEventKind.paused, detail: reason });
  return held.length;
}

/** Lets them go on, with the time that they were stopped. Returns how many. @throws NOBODY_PAUSED */
export async function resume(ctx: UserCtx, of: AssessmentRow, chosen: string[] | null): Promise<number> {
  const { db, now } = ctx;
  const running = await holdRunning(db, of.id, null);
  const stopped = running
    .filter(({ candidateId, pausedAt }) => pausedAt !== null && (chosen === null || chosen.includes(candidateId)))
    .map((one) => ({ ...one, seconds: secondsSince(one.pausedAt!, now) }));
  if (stopped.length === 0) throw fail(NOBODY_PAUSED);
  const at = wireTime(now);
  const since = sql`greatest(${at}::timestamptz - ${examSitting.pausedAt}, interval '0')`;
  await db
    .update(examSitting)
    .set({
      endsAt: sql`${examSitting.endsAt} + ${since}`,
      grantedSeconds: sql`${examSitting.grantedSeconds} + extract(epoch from ${since})::int`,
      sectionEnds: sectionsLonger(since, sql`${examSitting.pausedAt}`),
      pausedAt: null,
    })
    .where(
      inArray(
        examSitting.id,
        stopped.map(({ id }) => id),
      ),
    );
  // while nobody could answer, nobody could begin either: the end of the whole moves along
  if (stopped.length === running.length) await moveEnd(ctx, of, Math.min(...stopped.map(({ seconds }) => seconds)));
  await record(ctx, of, stopped, { eventKind: SittingEventKind.resumed, detail: '补回暂停的时间' });
  return stopped.length;
}

const secondsSince = (wire: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - momentOf(wire).getTime()) / 1000));

const moveEnd = async ({ db, now }: UserCtx, of: AssessmentRow, seconds: number): Promise<void> =>
  void (await db
    .update(assessment)
    .set({
      endsAt: sql`${assessment.endsAt} + make_interval(secs => ${seconds})`,
      revision: sql`${assessment.revision} + 1`,
      gmtModified: wireTime(now),
    })
    .where(eq(assessment.id, of.id)));
