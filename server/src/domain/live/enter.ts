import { and, eq, ne } from 'drizzle-orm';
import type { LiveRoom } from '#contract/live/shapes.ts';
import { ANCHOR_TAKEN, NOT_ANCHOR, ROOM_GONE, TOO_FAST, WRONG_PASSWORD } from '#contract/live/failures.ts';
import { EntryKind, LiveRole, OnOff, RoomStatus } from '#contract/rules/liveRooms.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { liveChannel } from '../../db/schema/live.ts';
import { liveMember, liveRoom } from '../../db/schema/liveRoom.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp, forget } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { channelOf, mustBeAllowedLive } from '../channel/permit.ts';
import { passwordMatches } from '../signIn/passwords.ts';
import { mediaRoomOf } from './engine.ts';
import { lowerGone } from './hands.ts';
import { held, lessonOf, ofMember, placeOf, roomOf } from './place.ts';
import type { Lesson, MemberRow, RoomRow } from './place.ts';
import { append } from './timeline.ts';
import { isAnchorHere, viewOf } from './view.ts';

const GUESSES = { most: 5, seconds: 600 };

/** The room of a class-hour, made when somebody comes first: as the channel of its lecturer is set. */
async function opened(db: Db, { periodId, courseId, periodName, lecturerUserNo }: Lesson): Promise<RoomRow> {
  const [channel] = await db.select().from(liveChannel).where(channelOf(lecturerUserNo));
  await db
    .insert(liveRoom)
    .values({
      periodId,
      courseId,
      liveName: periodName,
      saveReplay: channel?.isRecord === 0 ? OnOff.off : OnOff.on,
      isMutedAll: channel?.isChat === 0 ? 1 : 0,
      isHandsOpen: channel?.isHands ?? 1,
    })
    .onConflictDoNothing();
  const [room] = await db.select().from(liveRoom).where(eq(liveRoom.periodId, periodId));
  return room!;
}

/** Somebody is in the room from now on. An assistant stays one. */
export async function present(db: Db, roomId: string, userNo: string, role: LiveRole, now: Date): Promise<MemberRow> {
  const at = now.toISOString();
  const [member] = await db
    .insert(liveMember)
    .values({ roomId, userNo, liveRole: role, joinedAt: at, seenAt: at })
    .onConflictDoUpdate({ target: [liveMember.roomId, liveMember.userNo], set: { seenAt: at, liveRole: role } })
    .returning();
  return member!;
}

/** @throws ROOM_GONE, BANNED, LOCKED */
export async function watch(ctx: UserCtx, periodId: string): Promise<LiveRoom> {
  const { db, user, now } = ctx;
  const { lesson, role } = await placeOf(db, user, periodId, now, { isLockTold: true });
  const room = await opened(db, lesson);
  await lowerGone(ctx, room, user.userNo);
  const member = await present(db, room.id, user.userNo, role, now);
  return viewOf(ctx, { lesson, room, role, member });
}

/**
 * Takes hold of the class: freely while nobody has it, again by the same page after a reload, over from a page that was
 * lost; from another page of one's own, or from a lost one of somebody else, when asked to.
 * @throws ROOM_GONE, ANCHOR_TAKEN, LIVE_NOT_ALLOWED
 */
export async function takeAnchor(ctx: UserCtx, periodId: string, tabKey: string, isTaking: boolean): Promise<LiveRoom> {
  const { db, user, now } = ctx;
  const { lesson, role } = await placeOf(db, user, periodId, now);
  if (role === LiveRole.learner) throw fail(ROOM_GONE);
  await mustBeAllowedLive(db, lesson.lecturerUserNo);
  const { id } = await opened(db, lesson);
  const room = await held(db, id);
  const isSamePage = room.anchorUserNo === user.userNo && room.anchorTab === tabKey;
  const isHeld = isAnchorHere(room, now) === 1 && !isSamePage;
  const mayTake = isTaking && room.anchorUserNo === user.userNo;
  if (isHeld && !mayTake) throw fail(ANCHOR_TAKEN);
  const isOver = room.roomStatus === RoomStatus.ended;
  if (!isOver && (room.anchorUserNo ?? lesson.lecturerUserNo) !== user.userNo) await tellLead(ctx, room, role);
  const [taken] = await db
    .update(liveRoom)
    .set({ anchorUserNo: user.userNo, anchorTab: tabKey, anchorSeenAt: wireTime(now) })
    .where(and(eq(liveRoom.id, id), ne(liveRoom.roomStatus, RoomStatus.ended)))
    .returning();
  const member = await present(db, id, user.userNo, role, now);
  return viewOf(ctx, { lesson, room: taken ?? room, role, member });
}

/** Another person leads from now on: open pages look at them, and so do those who watch a few seconds late. */
async function tellLead(ctx: UserCtx, { id, periodId }: RoomRow, liveRole: LiveRole): Promise<void> {
  const { db, user, now, providers } = ctx;
  await append(db, id, { entryKind: EntryKind.stage, userNo: user.userNo, liveRole, value: 1 }, now);
  ctx.afterCommit(() => providers.rtc?.host?.broadcasts.lead(mediaRoomOf(periodId), user.userNo));
}

/** @throws NOT_ANCHOR */
export function mustHold({ anchorUserNo, anchorTab }: RoomRow, userNo: string, tabKey: string): void {
  if (anchorUserNo !== userNo || anchorTab !== tabKey) throw fail(NOT_ANCHOR);
}

/**
 * The password of the channel makes an assistant: who may lead the chat, and take the class over when the lecturer is
 * lost. Tries are counted, so this runs outside a transaction.
 * @throws ROOM_GONE, BANNED, WRONG_PASSWORD, TOO_FAST
 */
export async function becomeAssistant(ctx: UserCtx, periodId: string, password: string): Promise<LiveRoom> {
  const { db, user, now } = ctx;
  const lesson = await lessonOf(db, periodId);
  if (!lesson) throw fail(ROOM_GONE);
  const key = ['liveAssist', user.userNo] as const;
  const { count } = await countUp(db, key, { seconds: GUESSES.seconds }, now);
  if (count > GUESSES.most) throw fail(TOO_FAST, '试的次数太多了，请 10 分钟后再试');
  const [channel] = await db.select().from(liveChannel).where(channelOf(lesson.lecturerUserNo));
  if (!(await passwordMatches(channel?.passwordHash, password))) {
    throw fail(WRONG_PASSWORD, undefined, { issues: [{ path: 'password', message: WRONG_PASSWORD.msg }] });
  }
  return db.transaction(async (tx) => {
    await forget(tx, key);
    const room = await opened(tx, lesson);
    const [banned] = await tx
      .select({ id: liveMember.id })
      .from(liveMember)
      .where(and(ofMember(room.id, user.userNo), ne(liveMember.isBanned, 0)));
    if (banned) throw fail(ROOM_GONE);
    await present(tx, room.id, user.userNo, LiveRole.assistant, now);
    const inside = { ...ctx, db: tx };
    return viewOf(inside, await roomOf(tx, user, periodId, now));
  });
}
