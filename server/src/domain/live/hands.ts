import { and, asc, eq, lt, ne, sql } from 'drizzle-orm';
import { HAND_GONE, HANDS_OFF, NOT_FOR_HOSTS, STAGE_FULL, STAGE_OFF } from '#contract/live/failures.ts';
import { liveDesk } from '#contract/live/liveEvents.ts';
import { handSteps } from '#contract/live/transitions.ts';
import { EntryKind, GONE_SECONDS, HandState, LiveRole, OnOff } from '#contract/rules/liveRooms.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { liveMember } from '../../db/schema/liveRoom.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep, tryStep } from '../../kit/transition.ts';
import { mustBeDecent } from '../chat/words.ts';
import { tell } from '../messages/tell.ts';
import { mediaRoomOf, thenOnMedia } from './engine.ts';
import { held, hostOf, mustRun, ofMember, roomOf } from './place.ts';
import type { RoomRow } from './place.ts';
import { hostsOf } from './polls.ts';
import { append } from './timeline.ts';
import { handsOf, seatsOf } from './view.ts';

const { down, onStage, raised } = HandState;

/** The desk of the hosts, and the page of the one concerned, ask anew. */
async function tellDesk(db: Db, roomId: string, periodId: string, userNo: string): Promise<void> {
  await tell(db, liveDesk, [...new Set([...(await hostsOf(db, roomId)), userNo])], { periodId });
}

/**
 * Raised again it keeps its place. The room is held first, as by everybody who writes its timeline; of two presses at once
 * the second finds the hand up. @throws ROOM_GONE, BANNED, NOT_ON_AIR, HANDS_OFF, NOT_FOR_HOSTS, BAD_WORD
 */
export async function raiseHand({ db, user, now }: UserCtx, periodId: string, question: string): Promise<void> {
  const { room, role, member } = await roomOf(db, user, periodId, now);
  mustRun(room);
  if (role !== LiveRole.learner || !member) throw fail(NOT_FOR_HOSTS);
  if (room.isHandsOpen === 0) throw fail(HANDS_OFF);
  await mustBeDecent(db, question, 'question');
  mustRun(await held(db, room.id));
  const taken = await tryStep(db, handSteps, 'raise', {
    table: liveMember,
    state: 'handState',
    where: eq(liveMember.id, member.id),
    set: {
      question,
      handSince: now.toISOString(),
      seenAt: now.toISOString(),
      countRaised: sql`${liveMember.countRaised} + 1`,
    },
  });
  // what they ask is for the hosts: the timeline is everybody's
  const entry = { entryKind: EntryKind.hand, userNo: user.userNo, liveRole: role, value: raised };
  if ('row' in taken) await append(db, room.id, entry, now);
  else await db.update(liveMember).set({ question }).where(eq(liveMember.id, member.id));
  await tellDesk(db, room.id, periodId, user.userNo);
}

/** Down from the queue or from the stage; what is down stays so. @throws ROOM_GONE, BANNED */
export async function lowerHand(ctx: UserCtx, periodId: string, whose: string = ctx.user.userNo): Promise<void> {
  const { db, user, now } = ctx;
  const { room } =
    whose === user.userNo ? await roomOf(db, user, periodId, now) : await hostOf(db, user, periodId, now);
  await putDown(ctx, room, whose);
}

/**
 * Who was not heard of for so long has no hand up any more, nor a place on stage to come back to. `whose`: only theirs,
 * else those of the room.
 */
export async function lowerGone(ctx: UserCtx, room: RoomRow, whose?: string): Promise<void> {
  const gone = await ctx.db
    .select({ userNo: liveMember.userNo })
    .from(liveMember)
    .where(
      and(
        eq(liveMember.roomId, room.id),
        whose === undefined ? undefined : eq(liveMember.userNo, whose),
        ne(liveMember.handState, down),
        lt(liveMember.seenAt, wireTimeIn(ctx.now, -GONE_SECONDS)),
      ),
    )
    .orderBy(asc(liveMember.id));
  for (const { userNo } of gone) await putDown(ctx, room, userNo);
}

async function putDown(ctx: UserCtx, room: RoomRow, whose: string): Promise<void> {
  const { db, now } = ctx;
  const { periodId } = room;
  await held(db, room.id);
  const [before] = await db.select().from(liveMember).where(ofMember(room.id, whose)).for('update');
  if (!before || before.handState === down) return;
  await takeStep(db, handSteps, 'lower', {
    table: liveMember,
    state: 'handState',
    where: eq(liveMember.id, before.id),
    set: { handSince: null, question: '' },
  });
  if (before.handState === onStage) {
    await append(db, room.id, { entryKind: EntryKind.stage, userNo: whose, liveRole: LiveRole.learner, value: 0 }, now);
    const grants = { publish: false, subscribe: true };
    thenOnMedia(ctx, (engine) => engine.setPermissions(mediaRoomOf(periodId), whose, grants));
  }
  await tellDesk(db, room.id, periodId, whose);
}

/** Somebody whose hand is up comes on stage: their page enters anew, to be heard and seen. @throws ROOM_GONE, NOT_ON_AIR, STAGE_OFF, HAND_GONE, STAGE_FULL */
export async function bringOnStage(ctx: UserCtx, periodId: string, userNo: string): Promise<void> {
  const { db, user, now } = ctx;
  const { room: found, lesson } = await hostOf(db, user, periodId, now);
  const room = await held(db, found.id);
  mustRun(room);
  await lowerGone(ctx, room);
  if (room.connectMicrophone === OnOff.off) throw fail(STAGE_OFF);
  const { queue, stage } = await handsOf(db, room.id, now);
  if (!queue.some((one) => one.userNo === userNo)) throw fail(HAND_GONE);
  if (stage.length >= (await seatsOf(db, lesson.lecturerUserNo)).mostSeats) throw fail(STAGE_FULL);
  await takeStep(db, handSteps, 'stage', {
    table: liveMember,
    state: 'handState',
    where: ofMember(room.id, userNo),
    set: { countSpoken: sql`${liveMember.countSpoken} + 1` },
    missing: HAND_GONE,
  });
  await append(db, room.id, { entryKind: EntryKind.stage, userNo, liveRole: LiveRole.learner, value: 1 }, now);
  await tellDesk(db, room.id, periodId, userNo);
}
