import { monthsBefore } from '#contract/rules/monthsBefore.ts';
import { RetentionKind } from '#contract/rules/retention.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { retentionRun, website } from '../../db/schema/system.ts';

const columns = {
  [RetentionKind.chats]: website.chatMonths,
  [RetentionKind.timelines]: website.timelineMonths,
  [RetentionKind.takes]: website.takeMonths,
};

/** For how many months the operator wants it kept; null: for good. */
export async function monthsKept(db: Db, kind: RetentionKind): Promise<number | null> {
  const [row] = await db.select({ months: columns[kind] }).from(website).limit(1);
  return row?.months || null;
}

/** What is from before this moment is to go; null while the operator wants it kept. */
export async function goesBefore(db: Db, kind: RetentionKind, now: Date): Promise<string | null> {
  const months = await monthsKept(db, kind);
  return months === null ? null : `${monthsBefore(now, months)} 00:00:00`;
}

export interface Removed {
  countRemoved: number;
  countFiles: number;
}

export const NOTHING_REMOVED: Removed = { countRemoved: 0, countFiles: 0 };

/**
 * Removes in batches, each in a transaction of its own, what is older than the operator wants it kept, and writes down
 * what that was. @param batch removes a part and says how much; none: there is no more
 */
export async function removeOld(
  db: Db,
  kind: RetentionKind,
  now: Date,
  batch: (tx: Db, olderThan: string) => Promise<Removed>,
): Promise<void> {
  const olderThan = await goesBefore(db, kind, now);
  if (olderThan === null) return;
  const all = { ...NOTHING_REMOVED };
  for (;;) {
    const removed = await db.transaction((tx) => batch(tx, olderThan));
    if (removed.countRemoved === 0) break;
    all.countRemoved += removed.countRemoved;
    all.countFiles += removed.countFiles;
  }
  if (all.countRemoved === 0) return;
  const run = { ...all, ranAt: wireTime(now), olderThan };
  await db
    .insert(retentionRun)
    .values({ retentionKind: kind, ...run })
    .onConflictDoUpdate({ target: retentionRun.retentionKind, set: run });
}

/** What was removed last, for the console. */
export const lastRemovals = (db: Db) => db.select().from(retentionRun).orderBy(retentionRun.retentionKind);
