import { eq, sql } from 'drizzle-orm';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../db/client.ts';
import { attempt } from '../db/schema/user.ts';

/** What is counted, part by part: parts that somebody types cannot pass for others. */
export type CounterKey = readonly [kind: string, ...string[]];

export const storedKey = (key: CounterKey): string => JSON.stringify(key);

export interface Count {
  key: CounterKey;
  count: number;
  /** Seconds until the window ends and counting starts anew. */
  endsIn: number;
}

export interface Window {
  seconds: number;
  /** Every count below this number starts the window anew; without it the window runs from the first count. */
  slidesUntil?: number;
}

/** Counts one more in one statement, so that of many at once each sees a number of its own. */
export async function countUp(
  db: Db,
  key: CounterKey,
  { seconds, slidesUntil = 0 }: Window,
  now: Date,
): Promise<Count> {
  const over = sql`${attempt.windowEnds} <= ${wireTime(now)}`;
  const [row] = await db
    .insert(attempt)
    .values({ key: storedKey(key), count: 1, windowEnds: wireTimeIn(now, seconds) })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempt.count} + 1 end`,
        windowEnds: sql`case when ${over} or ${attempt.count} < ${slidesUntil} then excluded.window_ends
          else ${attempt.windowEnds} end`,
      },
    })
    .returning();
  return { key, count: row!.count, endsIn: Math.ceil((momentOf(row!.windowEnds).getTime() - now.getTime()) / 1000) };
}

/** Takes back what `countUp` counted and turned out not to be a try. */
export async function countDown(db: Db, key: CounterKey): Promise<void> {
  await db
    .update(attempt)
    .set({ count: sql`greatest(${attempt.count} - 1, 0)` })
    .where(eq(attempt.key, storedKey(key)));
}

export async function forget(db: Db, key: CounterKey): Promise<void> {
  await db.delete(attempt).where(eq(attempt.key, storedKey(key)));
}

/** Whole minutes, as the sentences say them. */
export const minutes = ({ endsIn }: Count): number => Math.max(1, Math.ceil(endsIn / 60));
