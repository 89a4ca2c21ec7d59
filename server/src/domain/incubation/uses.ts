import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { UseState } from '#contract/rules/incubation.ts';
import { wireTime } from '#contract/rules/time.ts';
import { basePlace, deskUse, roomBooking } from '../../db/schema/incubation.ts';
import type { UserCtx } from '../../kit/context.ts';

/** Desks that are given away and not over on a day. */
export const runningUses = (today: string): SQL | undefined =>
  and(eq(deskUse.useState, UseState.held), gte(deskUse.untilOn, today));

/** Bookings that are not over. */
export const runningBookings = (at: string): SQL | undefined =>
  and(eq(roomBooking.useState, UseState.held), gt(roomBooking.endsAt, at));

/** Whether somebody has one of these places, now or later. */
export async function isInUse({ db, now }: UserCtx, places: SQL): Promise<boolean> {
  const at = wireTime(now);
  const { rows } = await db.execute<{ taken: boolean }>(sql`select exists (
    select 1 from ${deskUse} join ${basePlace} on ${basePlace.id} = ${deskUse.placeId}
      where ${and(places, runningUses(at.slice(0, 10)))}
    union all
    select 1 from ${roomBooking} join ${basePlace} on ${basePlace.id} = ${roomBooking.placeId}
      where ${and(places, runningBookings(at))}) as taken`);
  return rows[0]!.taken;
}
