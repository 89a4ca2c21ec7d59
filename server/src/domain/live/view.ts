import { and, asc, desc, eq, gt, gte, ne, sql } from 'drizzle-orm';
import type { LiveRoom } from '#contract/live/shapes.ts';
import {
  ANCHOR_LOST_SECONDS,
  GONE_SECONDS,
  HandState,
  inHandOrder,
  LiveRole,
  RoomStatus,
} from '#contract/rules/liveRooms.ts';
import { DEFAULT_RESOLUTION } from '#contract/rules/liveChannel.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { liveChannel } from '../../db/schema/live.ts';
import { liveMember, liveSign, liveSignPerson } from '../../db/schema/liveRoom.ts';
import type { UserCtx } from '../../kit/context.ts';
import { channelOf } from '../channel/permit.ts';
import { peopleOf } from '../chat/people.ts';
import { decksOf, signerOf } from './decks.ts';
import { roomOf } from './place.ts';
import { isRecorded } from './recording.ts';
import type { RoomPlace, RoomRow } from './place.ts';
import { openPoll } from './polls.ts';
import { entryAt, secondOf, shownEntries } from './timeline.ts';

const USUAL_MINUTES = 60;

/** In the room now: their page was heard of lately. */
export const isHere = (roomId: string, now: Date) =>
  and(
    eq(liveMember.roomId, roomId),
    eq(liveMember.isBanned, 0),
    gte(liveMember.seenAt, wireTimeIn(now, -GONE_SECONDS)),
  );

export const isAnchorHere = ({ anchorSeenAt, roomStatus }: RoomRow, now: Date): 0 | 1 =>
  roomStatus !== RoomStatus.ended && anchorSeenAt !== null && anchorSeenAt >= wireTimeIn(now, -ANCHOR_LOST_SECONDS)
    ? 1
    : 0;

/** Hands that are up, in the fair order, and who is on stage; of those only who is in the room. */
export async function handsOf(db: Db, roomId: string, now: Date) {
  const rows = await db
    .select()
    .from(liveMember)
    .where(and(isHere(roomId, now), ne(liveMember.handState, HandState.down)))
    .orderBy(asc(liveMember.id));
  const timed = rows.map((row) => ({ ...row, handSince: row.handSince ?? row.seenAt }));
  return {
    queue: timed.filter(({ handState }) => handState === HandState.raised).toSorted(inHandOrder),
    stage: timed.filter(({ handState }) => handState === HandState.onStage),
  };
}

export async function seatsOf(db: Db, lecturerUserNo: string) {
  const [channel] = await db.select().from(liveChannel).where(channelOf(lecturerUserNo));
  return { mostSeats: channel?.maxSeats ?? 1, resolution: channel?.resolution ?? DEFAULT_RESOLUTION };
}

async function signInOf(db: Db, { id }: RoomRow, userNo: string, now: Date): Promise<LiveRoom['signIn']> {
  const countSigned = sql<number>`(select count(*)::int from ${liveSignPerson} p where p.sign_id = "live_sign"."id")`;
  const isSigned = sql<boolean>`exists (select from ${liveSignPerson} p
    where p.sign_id = "live_sign"."id" and p.user_no = ${userNo})`;
  const [row] = await db
    .select({ closesAt: liveSign.closesAt, countSigned, isSigned })
    .from(liveSign)
    .where(and(eq(liveSign.roomId, id), gt(liveSign.closesAt, wireTime(now))))
    .orderBy(desc(liveSign.id))
    .limit(1);
  return row ? { ...row, isSigned: row.isSigned ? 1 : 0 } : null;
}

/** The room, for who is in it. */
export async function viewOf(ctx: UserCtx, { lesson, room, role, member }: RoomPlace): Promise<LiveRoom> {
  const { db, user, now, providers } = ctx;
  const isHost = role !== LiveRole.learner;
  // one after the other: within a transaction there is one connection
  const { queue, stage } = await handsOf(db, room.id, now);
  const seats = await seatsOf(db, lesson.lecturerUserNo);
  const poll = await openPoll(db, room, user.userNo, isHost);
  const signIn = await signInOf(db, room, user.userNo, now);
  const pinned = room.pinnedSeq > 0 ? await entryAt(db, room.id, room.pinnedSeq) : undefined;
  const decks = await decksOf(db, room.deckMediaId === null ? [] : [room.deckMediaId], signerOf(ctx));
  const countMembers = await db.$count(liveMember, isHere(room.id, now));
  const named = [user.userNo, lesson.lecturerUserNo, room.anchorUserNo, ...stage.map((one) => one.userNo)];
  const people = await peopleOf(
    db,
    named.flatMap((userNo) => userNo ?? []),
  );
  const person = (userNo: string) => people.get(userNo) ?? { userNo, userName: '已注销用户', headImgUrl: '' };
  return {
    ...lesson,
    ...room,
    ...seats,
    minutes: lesson.minutes ?? USUAL_MINUTES,
    now: wireTime(now),
    seconds: secondOf(room, now),
    lecturer: person(lesson.lecturerUserNo),
    anchor: room.anchorUserNo === null ? null : person(room.anchorUserNo),
    anchorTab: isHost ? room.anchorTab : '',
    isAnchorHere: isAnchorHere(room, now),
    me: {
      userNo: user.userNo,
      userName: person(user.userNo).userName,
      liveRole: role,
      isMuted: member?.isMuted ?? 0,
      handState: member?.handState ?? HandState.down,
      handPlace: queue.findIndex(({ userNo }) => userNo === user.userNo) + 1,
    },
    pinned: pinned ? (await shownEntries(db, [pinned]))[0]! : null,
    countMembers,
    countHands: queue.length,
    deck: decks[0] ?? null,
    stage: stage.map(({ userNo }) => person(userNo)),
    poll,
    signIn,
    isMediaOn: providers.rtc?.isUsable ? 1 : 0,
    isRecorded: isRecorded(providers.rtc, room) ? 1 : 0,
  };
}

/** The same after something was changed. @throws ROOM_GONE, BANNED */
export const viewAgain = async (ctx: UserCtx, periodId: string): Promise<LiveRoom> =>
  viewOf(ctx, await roomOf(ctx.db, ctx.user, periodId, ctx.now));
