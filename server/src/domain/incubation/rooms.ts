import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { dayAfter } from '#contract/rules/calendar.ts';
import { BOOK_AHEAD_DAYS, MOST_BOOKINGS, PlaceKind, UseState } from '#contract/rules/incubation.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { book, rooms } from '#contract/startup/baseUse.ts';
import { BOOK_TIME, BOOKINGS_FULL, ROOM_TAKEN } from '#contract/startup/incubationFailures.ts';
import { basePlace, incubationBase, roomBooking } from '../../db/schema/incubation.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { actedProjects, holdIncubating, mustRead, placesOf } from './policies.ts';
import { runningBookings } from './uses.ts';

/** The rooms of a project's host with what is taken of a day. @throws NOT_FOUND */
export async function roomPage(ctx: UserCtx, { projectId, day, ...request }: OutputOf<typeof rooms.input>) {
  const { db } = ctx;
  const { hostOrgNo } = await mustRead(ctx, projectId);
  const where = and(placesOf(hostOrgNo), eq(basePlace.placeKind, PlaceKind.room));
  const { placeName, seats } = basePlace;
  const rows = db
    .select({ id: basePlace.id, baseName: incubationBase.baseName, placeName, seats })
    .from(basePlace)
    .innerJoin(incubationBase, eq(incubationBase.id, basePlace.baseId))
    .where(where)
    .orderBy(asc(basePlace.baseId), asc(placeName))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(basePlace, where));
  const taken = await db
    .select()
    .from(roomBooking)
    .where(
      and(
        inArray(
          roomBooking.placeId,
          page.list.map(({ id }) => id),
        ),
        eq(roomBooking.useState, UseState.held),
        lt(roomBooking.beginsAt, `${dayAfter(day, 1)} 00:00:00`),
        gt(roomBooking.endsAt, `${day} 00:00:00`),
      ),
    )
    .orderBy(asc(roomBooking.beginsAt));
  const takenOf = Map.groupBy(taken, ({ placeId }) => placeId);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      taken: (takenOf.get(row.id) ?? []).map(({ beginsAt, endsAt, projectId: whose }) => ({
        beginsAt,
        endsAt,
        isOwn: whose === projectId ? (1 as const) : (0 as const),
      })),
    })),
  };
}

/** Takes a room for some hours. @throws NOT_FOUND, NOT_INCUBATING, BOOK_TIME, BOOKINGS_FULL, ROOM_TAKEN at the time */
export async function bookRoom(ctx: UserCtx, wish: OutputOf<typeof book.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { projectId, placeId, beginsAt, hours, purpose } = wish;
  const { hostOrgNo } = await holdIncubating(db, projectId, actedProjects(user));
  const at = wireTime(now);
  if (beginsAt <= at || beginsAt > wireTimeIn(now, BOOK_AHEAD_DAYS * 86_400)) throw atTime(BOOK_TIME);
  const [room] = await db
    .select({ id: basePlace.id })
    .from(basePlace)
    .where(and(eq(basePlace.id, placeId), eq(basePlace.placeKind, PlaceKind.room), placesOf(hostOrgNo)))
    .for('share', { of: basePlace });
  if (!room) throw fail(NOT_FOUND);
  const running = and(eq(roomBooking.projectId, projectId), runningBookings(at));
  if ((await db.$count(roomBooking, running)) >= MOST_BOOKINGS) throw fail(BOOKINGS_FULL);
  const endsAt = wireTimeIn(momentOf(beginsAt), hours * 3600);
  const facts = { placeId, projectId, bookerUserNo: user.userNo, purpose, beginsAt, endsAt };
  const adding = db
    .insert(roomBooking)
    .values({ ...facts, gmtCreate: at, gmtModified: at })
    .returning({ id: roomBooking.id });
  const [made] = await refusedAs(adding, { room_booking_apart: atTime(ROOM_TAKEN) });
  return made!.id;
}

const atTime = (failure: typeof BOOK_TIME) =>
  fail(failure, undefined, { issues: [{ path: 'beginsAt', message: failure.msg }] });
