import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { CLASS_OVER, NOT_ON_AIR } from '#contract/live/failures.ts';
import { handSteps, roomSteps } from '#contract/live/transitions.ts';
import { EntryKind, RoomStatus } from '#contract/rules/liveRooms.ts';
import { LiveState } from '#contract/rules/liveStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { fromOf } from '#contract/rules/transitions.ts';
import type { Db } from '../../db/client.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { liveMember, livePoll, liveRoom, liveSign } from '../../db/schema/liveRoom.ts';
import { enabled } from '../../db/enabled.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { mustBeAt, takeStep } from '../../kit/transition.ts';
import { airTimeOf } from '../authoring/airTime.ts';
import { enqueue } from '../../kit/job.ts';
import { settleDone } from './done.ts';
import { mediaRoomOf, thenOnMedia } from './engine.ts';
import { mustHold } from './enter.ts';
import { makeReplay } from './makeReplay.ts';
import { held, hostOf } from './place.ts';
import type { RoomRow } from './place.ts';
import { thenRecord } from './recording.ts';
import { append } from './timeline.ts';

const { ended, onAir, paused, toCome } = RoomStatus;

/** Nobody goes back to before the class. */
const stepTo = { [onAir]: 'begin', [paused]: 'pause', [ended]: 'end' } as const;

interface Wanted {
  chapterId: string;
  tabKey: string;
  liveStatus: RoomStatus;
}

/** The page that holds the class begins, pauses, goes on, ends. Said again it changes nothing. @throws ROOM_GONE, NOT_ANCHOR, NOT_ON_AIR, CLASS_OVER */
export async function stepRoom(ctx: UserCtx, { chapterId, tabKey, liveStatus }: Wanted): Promise<void> {
  const { db, user, now } = ctx;
  const place = await hostOf(db, user, chapterId, now);
  const room = await held(db, place.room.id);
  mustHold(room, user.userNo, tabKey);
  if (room.roomStatus === liveStatus) return;
  if (room.roomStatus === ended) throw fail(CLASS_OVER);
  if (liveStatus === toCome) throw fail(NOT_ON_AIR);
  mustBeAt(roomSteps, stepTo[liveStatus], room.roomStatus);
  if (liveStatus === ended) return endClass(db, room, now, user.userNo).then(() => closeMedia(ctx, chapterId));
  const beganAt = room.beganAt ?? wireTime(now);
  await takeStep(db, roomSteps, stepTo[liveStatus], {
    table: liveRoom,
    state: 'roomStatus',
    where: eq(liveRoom.id, room.id),
    set: { beganAt, anchorSeenAt: wireTime(now) },
  });
  if (room.beganAt === null)
    await db
      .update(course)
      .set({ liveStatus: LiveState.onAir, startTime: beganAt, endTime: null })
      .where(eq(course.id, room.courseId));
  await append(db, room.id, { entryKind: EntryKind.status, userNo: user.userNo, value: liveStatus }, now);
  thenRecord(ctx, { ...room, roomStatus: liveStatus });
}

const closeMedia = (ctx: UserCtx, periodId: string) =>
  thenOnMedia(ctx, (engine) => engine.closeRoom(mediaRoomOf(periodId)));

/** The class is over: hands go down, polls and sign-ins close, who was there long enough has learnt it. */
export async function endClass(db: Db, room: RoomRow, now: Date, userNo: string | null): Promise<void> {
  const at = wireTime(now);
  await db
    .update(liveMember)
    .set({ handState: handSteps.transitions.lower.to, handSince: null })
    .where(and(eq(liveMember.roomId, room.id), inArray(liveMember.handState, fromOf(handSteps, 'lower'))));
  await db
    .update(livePoll)
    .set({ isOpen: 0 })
    .where(and(eq(livePoll.roomId, room.id), eq(livePoll.isOpen, 1)));
  await db
    .update(liveSign)
    .set({ closesAt: at })
    .where(and(eq(liveSign.roomId, room.id), isOpenAt(at)));
  await append(db, room.id, { entryKind: EntryKind.status, userNo, value: ended }, now);
  const over = await takeStep(db, roomSteps, 'end', {
    table: liveRoom,
    state: 'roomStatus',
    where: eq(liveRoom.id, room.id),
    set: { endedAt: at },
  });
  await enqueue(db, makeReplay, { periodId: room.periodId });
  await settleDone(db, over, now);
  await showNext(db, room.courseId, now);
}

const isOpenAt = (at: string) => gt(liveSign.closesAt, at);

/** The catalogue names the next lesson of the course, or that it is over. */
async function showNext(db: Db, courseId: string, now: Date): Promise<void> {
  const [row] = await db.select().from(course).where(eq(course.id, courseId));
  const lessons = await db
    .select({ startTime: coursePeriod.startTime, minutes: coursePeriod.minutes })
    .from(coursePeriod)
    .where(and(eq(coursePeriod.courseId, courseId), enabled(coursePeriod), isNull(coursePeriod.untilVersion)));
  const shown = airTimeOf({ ...row!, liveStatus: LiveState.done }, lessons, now);
  await db
    .update(course)
    .set({ liveStatus: LiveState.done, ...shown })
    .where(eq(course.id, courseId));
}
