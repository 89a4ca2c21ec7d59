import { sql } from 'drizzle-orm';
import type { ChangeKind } from '#contract/rules/scheduleChanges.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { scheduleChange } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { Times } from './holders.ts';
import type { HeldLesson } from './scope.ts';

/** A lesson as it was before a change; one that the change made is only named. */
export type Before =
  | { id: string; isNew: true }
  | (Times & Pick<HeldLesson, 'id' | 'day' | 'week' | 'fromBell' | 'toBell' | 'holders'> & { isNew: false });

export const beforeOf = ({ id, day, week, fromBell, toBell, beginsAt, endsAt, holders }: HeldLesson): Before => {
  return { id, day, week, fromBell, toBell, beginsAt, endsAt, holders, isNew: false };
};

/**
 * The editors of one school write one after the other, so that each sees the clashes with what the others have just
 * written; that there are none in the end is the matter of the database (lesson_claim_apart).
 */
export async function inTurn(db: Db, orgNo: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('timetable ' || ${orgNo}, 0))`);
}

interface Entry {
  orgNo: string;
  changeKind: ChangeKind;
  summary: string;
  touched: number;
  before: readonly Before[];
}

/** Keeps what was done and how it was before. Returns the id. */
export async function keepChange({ db, user, now }: UserCtx, { before, ...entry }: Entry): Promise<string> {
  const [row] = await db
    .insert(scheduleChange)
    .values({ ...entry, before, userNo: user.userNo, lessonCount: before.length, gmtCreate: wireTime(now) })
    .returning({ id: scheduleChange.id });
  return row!.id;
}
