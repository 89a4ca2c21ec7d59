import { and, eq, exists, inArray, lt, ne, not, notExists, or, sql } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { RoomStatus } from '#contract/rules/liveRooms.ts';
import { RetentionKind } from '#contract/rules/retention.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { chatReport } from '../../db/schema/chat.ts';
import { liveEntry, liveMember, livePoll, livePollAnswer, liveRoom, liveTake } from '../../db/schema/liveRoom.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { mediaShare } from '../../db/schema/upload.ts';
import { job } from '../../kit/job.ts';
import { NOTHING_REMOVED, removeOld } from '../site/retention.ts';
import type { Removed } from '../site/retention.ts';
import { isFilmed, isNamedElsewhere, isReplayed } from './inUse.ts';
import { held } from './place.ts';

const ENTRIES = 5000;
const POLLS = 20; // everybody in the room may have answered each
const TAKES = 200;

const one = { one: sql`1` };
const endedBefore = (moment: string) => and(eq(liveRoom.roomStatus, RoomStatus.ended), lt(liveRoom.endedAt, moment));

/** What somebody reported stays with the report. */
const unreported = (db: Db) =>
  notExists(db.select(one).from(chatReport).where(eq(chatReport.liveEntryId, liveEntry.id)));

/** A part of the timeline of a class that is long over and that nobody can open any more. */
export async function forgetTimeline(db: Db, before: string): Promise<Removed> {
  const said = db
    .select(one)
    .from(liveEntry)
    .where(and(eq(liveEntry.roomId, liveRoom.id), unreported(db)));
  const asked = db.select(one).from(livePoll).where(eq(livePoll.roomId, liveRoom.id));
  const [room] = await db
    .select({ id: liveRoom.id })
    .from(liveRoom)
    .where(and(endedBefore(before), not(isReplayed(db)), or(exists(said), exists(asked))))
    .orderBy(liveRoom.id)
    .limit(1);
  if (!room) return NOTHING_REMOVED;
  await held(db, room.id);
  const its = db
    .select({ id: liveEntry.id })
    .from(liveEntry)
    .where(and(eq(liveEntry.roomId, room.id), unreported(db)))
    .limit(ENTRIES);
  const entries = await db.delete(liveEntry).where(inArray(liveEntry.id, its)).returning({ id: liveEntry.id });
  const polls = entries.length < ENTRIES ? await forgetAsked(db, room.id) : 0;
  return { countRemoved: entries.length + polls, countFiles: 0 };
}

/** Who was there stays: it is their study, and the attendance of the class. */
async function forgetAsked(db: Db, roomId: string): Promise<number> {
  const polls = await db.select({ id: livePoll.id }).from(livePoll).where(eq(livePoll.roomId, roomId)).limit(POLLS);
  const ids = polls.map(({ id }) => id);
  await db.delete(livePollAnswer).where(inArray(livePollAnswer.pollId, ids));
  await db.delete(livePoll).where(inArray(livePoll.id, ids));
  await db
    .update(liveMember)
    .set({ question: '' })
    .where(and(eq(liveMember.roomId, roomId), ne(liveMember.question, '')));
  await db.update(liveRoom).set({ pinnedSeq: 0 }).where(eq(liveRoom.id, roomId));
  return ids.length;
}

/** Recordings that no replay plays and nothing else uses; `removeMedia` takes them from the disk. */
export async function forgetTakes(db: Db, before: string): Promise<Removed> {
  const isPlayed = and(isReplayed(db), not(isFilmed(db)))!;
  const old = await db
    .select({ id: mediaFile.id })
    .from(liveTake)
    .innerJoin(liveRoom, eq(liveRoom.id, liveTake.roomId))
    .innerJoin(mediaFile, and(eq(mediaFile.id, liveTake.mediaId), enabled(mediaFile)))
    .where(and(endedBefore(before), not(isPlayed), not(isNamedElsewhere(db))))
    .orderBy(mediaFile.id)
    .limit(TAKES)
    .for('update', { of: mediaFile, skipLocked: true });
  if (old.length === 0) return NOTHING_REMOVED;
  const ids = old.map(({ id }) => id);
  await db.update(mediaFile).set({ statusId: RowState.disabled }).where(inArray(mediaFile.id, ids));
  await db.update(mediaShare).set({ statusId: RowState.disabled }).where(inArray(mediaShare.mediaId, ids));
  return { countRemoved: ids.length, countFiles: ids.length };
}

/** Every night: what was said and recorded in classes longer ago than the operator wants it kept. */
export const forgetClasses = job({
  name: 'forgetClasses',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '52 19 * * *',
  async run({ db, clock }) {
    await removeOld(db, RetentionKind.timelines, clock(), forgetTimeline);
    await removeOld(db, RetentionKind.takes, clock(), forgetTakes);
  },
});
