import { sql } from 'drizzle-orm';
import { LONGEST_BREAK } from '#contract/rules/scheduleChanges.ts';
import type { WeekPlan } from '#contract/rules/calendar.ts';
import { LessonState } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { written } from '../../db/written.ts';
import { holderIds } from './holders.ts';
import type { Holders } from './holders.ts';
import { lessonsOf } from './lessonsOf.ts';
import type { Bell, PlannedLesson, SchoolCalendar, Slot } from './lessonsOf.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Every place in the week with so many periods in a row: no noon and no supper lies between them. */
export function slotsOf(bells: readonly Bell[], length: number): Slot[] {
  const runs = bells.flatMap((first, index) => {
    const run = bells.slice(index, index + length);
    const inRow = run.every(
      (bell, at) => at === 0 || minutesOf(bell.beginClock) - minutesOf(run[at - 1]!.endClock) <= LONGEST_BREAK,
    );
    return run.length === length && inRow ? [{ fromBell: first.seq, toBell: run.at(-1)!.seq }] : [];
  });
  return DAYS.flatMap((weekday) => runs.map((run) => ({ weekday, ...run })));
}

export interface FreeSlot extends Slot {
  times: PlannedLesson[];
}

/** The places in the week at which nobody of these is taken in any of the weeks. One statement. */
export async function freeTimes(
  db: Db,
  wish: { holders: Holders; calendar: SchoolCalendar; weeks: WeekPlan; length: number; except?: readonly string[] },
): Promise<FreeSlot[]> {
  const { holders, calendar, weeks, length, except = [] } = wish;
  const slots = slotsOf(calendar.bells, length)
    .map((slot) => ({ ...slot, times: lessonsOf({ ...weeks, ...slot }, calendar) }))
    .filter(({ times }) => times.length > 0);
  const asked = holderIds({ ...holders, roomId: null });
  if (asked.length === 0) return slots;
  const all = slots.flatMap(({ times }, at) => times.map((time) => ({ ...time, at })));
  const { rows } = await db.execute<{ at: number }>(sql`
    with held as materialized (
      select claim.begins_at, claim.ends_at, claim.begins_at::date as day from lesson_claim claim
      where claim.holder = any(${sql.param(asked)}::bigint[]) and claim.lesson_state = ${written(LessonState.held)}
        and claim.lesson_id <> all(${sql.param(except)}::bigint[])
    )
    select distinct slot.at
    from unnest(${sql.param(all.map(({ at }) => at))}::int[], ${sql.param(all.map(({ beginsAt }) => beginsAt))}::timestamptz[],
      ${sql.param(all.map(({ endsAt }) => endsAt))}::timestamptz[]) slot (at, begins, ends)
    join held on held.day = slot.begins::date and held.begins_at < slot.ends and held.ends_at > slot.begins`);
  const taken = new Set(rows.map(({ at }) => at));
  return slots.filter((_slot, at) => !taken.has(at));
}
