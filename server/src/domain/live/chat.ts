import { eq, sql } from 'drizzle-orm';
import {
  ENTRY_GONE,
  GOOD_OFF,
  MUTED_HERE,
  NOT_ON_AIR,
  SLOW_MODE,
  SPEECH_OFF,
  TOO_FAST,
} from '#contract/live/failures.ts';
import type { LiveEntry } from '#contract/live/shapes.ts';
import {
  CAPTION_RATE,
  EntryKind,
  LiveRole,
  MOST_LIKES_A_MINUTE,
  OnOff,
  RoomStatus,
  SAY_RATE,
} from '#contract/rules/liveRooms.ts';
import { momentOf } from '#contract/rules/time.ts';
import { liveEntry, liveMember, liveRoom } from '../../db/schema/liveRoom.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { mustBeDecent } from '../chat/words.ts';
import { hostOf, mustNotBeOver, mustRun, ofMember, roomOf } from './place.ts';
import type { RoomPlace } from './place.ts';
import { append, entryAt, entryOfKey, shownEntries } from './timeline.ts';

interface Said {
  periodId: string;
  text: string;
  clientKey: string;
}

/** Said again with the same key it is what it was. Hosts speak whenever they like. @throws what `chat/say` declares */
export async function sayInRoom({ db, user, now }: UserCtx, { periodId, text, clientKey }: Said): Promise<LiveEntry> {
  const place = await roomOf(db, user, periodId, now);
  const { room, role } = place;
  const before = await entryOfKey(db, room.id, user.userNo, clientKey);
  if (before) return (await shownEntries(db, [before]))[0]!;
  mustNotBeOver(room);
  if (role === LiveRole.learner) maySpeak(place, now);
  const { count } = await countUp(db, ['liveSaid', user.userNo], { seconds: SAY_RATE.seconds }, now);
  if (count > SAY_RATE.most) throw fail(TOO_FAST);
  await mustBeDecent(db, text, 'text');
  await db.update(liveMember).set({ saidAt: now.toISOString() }).where(ofMember(room.id, user.userNo));
  return append(db, room.id, { entryKind: EntryKind.chat, userNo: user.userNo, liveRole: role, text, clientKey }, now);
}

/** @throws SPEECH_OFF, MUTED_HERE, SLOW_MODE with the seconds that are left */
function maySpeak({ room, member }: RoomPlace, now: Date): void {
  if (room.isMutedAll === 1) throw fail(SPEECH_OFF);
  if (member?.isMuted === 1) throw fail(MUTED_HERE);
  if (room.slowSeconds === 0 || !member?.saidAt) return;
  const left = Math.ceil(room.slowSeconds - (now.getTime() - momentOf(member.saidAt).getTime()) / 1000);
  if (left > 0) throw fail(SLOW_MODE, `慢速发言中，${left} 秒后可以再发`);
}

/** What the browser of who leads heard; sent again it is what it was. @throws ROOM_GONE, NOT_ON_AIR, TOO_FAST */
export async function captionRoom({ db, user, now }: UserCtx, { periodId, text, clientKey }: Said): Promise<LiveEntry> {
  const { room, role } = await hostOf(db, user, periodId, now);
  const before = await entryOfKey(db, room.id, user.userNo, clientKey);
  if (before) return (await shownEntries(db, [before]))[0]!;
  if (room.roomStatus !== RoomStatus.onAir) throw fail(NOT_ON_AIR);
  const { count } = await countUp(db, ['liveCaption', user.userNo], { seconds: CAPTION_RATE.seconds }, now);
  if (count > CAPTION_RATE.most) throw fail(TOO_FAST);
  const heard = { entryKind: EntryKind.caption, userNo: user.userNo, liveRole: role, text, clientKey };
  return append(db, room.id, heard, now);
}

/** The words go, the line stays. @throws ENTRY_GONE also for somebody else's, unless one leads the class */
export async function hideEntry({ db, user, now }: UserCtx, periodId: string, seq: number): Promise<void> {
  const { room, role } = await roomOf(db, user, periodId, now);
  const entry = await entryAt(db, room.id, seq);
  const isMine = entry?.userNo === user.userNo || role !== LiveRole.learner;
  if (entry?.entryKind !== EntryKind.chat || !isMine) throw fail(ENTRY_GONE);
  if (entry.isHidden === 1) return;
  await db.update(liveEntry).set({ isHidden: 1, text: '' }).where(eq(liveEntry.id, entry.id));
  if (room.pinnedSeq === seq) await db.update(liveRoom).set({ pinnedSeq: 0 }).where(eq(liveRoom.id, room.id));
  await append(db, room.id, { entryKind: EntryKind.hide, userNo: user.userNo, liveRole: role, value: seq }, now);
}

/** @throws ROOM_GONE, ENTRY_GONE */
export async function pinEntry({ db, user, now }: UserCtx, periodId: string, seq: number): Promise<void> {
  const { room, role } = await hostOf(db, user, periodId, now);
  const entry = seq === 0 ? undefined : await entryAt(db, room.id, seq);
  if (seq > 0 && (entry?.entryKind !== EntryKind.chat || entry.isHidden === 1)) throw fail(ENTRY_GONE);
  await db.update(liveRoom).set({ pinnedSeq: seq }).where(eq(liveRoom.id, room.id));
  await append(db, room.id, { entryKind: EntryKind.pin, userNo: user.userNo, liveRole: role, value: seq }, now);
}

/** @throws ROOM_GONE, BAD_WORD */
export async function putNotice({ db, user, now }: UserCtx, periodId: string, notice: string): Promise<void> {
  const { room, role } = await hostOf(db, user, periodId, now);
  await mustBeDecent(db, notice, 'notice');
  await db.update(liveRoom).set({ notice }).where(eq(liveRoom.id, room.id));
  await append(db, room.id, { entryKind: EntryKind.notice, userNo: user.userNo, liveRole: role, text: notice }, now);
}

/** Likes are counted and not told one by one: open pages learn the figure with their next beat. @throws NOT_ON_AIR, GOOD_OFF, TOO_FAST */
export async function likeRoom({ db, user, now }: UserCtx, periodId: string, count: number): Promise<number> {
  const { room } = await roomOf(db, user, periodId, now);
  mustRun(room);
  if (room.disableGood === OnOff.on) throw fail(GOOD_OFF);
  for (let n = 0; n < count; n += 1) {
    const counted = await countUp(db, ['liveGood', user.userNo], { seconds: 60 }, now);
    if (counted.count > MOST_LIKES_A_MINUTE) throw fail(TOO_FAST);
  }
  const [row] = await db
    .update(liveRoom)
    .set({ goodCount: sql`${liveRoom.goodCount} + ${count}` })
    .where(eq(liveRoom.id, room.id))
    .returning({ goodCount: liveRoom.goodCount });
  return row!.goodCount;
}
