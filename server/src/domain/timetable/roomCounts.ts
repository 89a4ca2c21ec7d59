import { sql } from 'drizzle-orm';
import { LessonState } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { written } from '../../db/written.ts';
import type { FreeSlot } from './freeTimes.ts';

/**
 * How many rooms with so many seats are free all the time, for each of these places in the week. One statement: the
 * rooms taken are counted by day and period, which one school has in common.
 */
export async function roomCounts(
  db: Db,
  wish: { orgNo: string; termId: string; slots: readonly FreeSlot[]; seats: number; except: readonly string[] },
): Promise<number[]> {
  const { orgNo, termId, slots, seats, except } = wish;
  const days = slots.flatMap(({ times, fromBell, toBell }, at) =>
    times.map(({ beginsAt }) => ({ at, day: beginsAt.slice(0, 10), fromBell, toBell })),
  );
  const { rows } = await db.execute<{ at: number; taken: number; all: number }>(sql`
    with large as (select id from school_room where org_no = ${orgNo} and ${enabledAs()} and seats >= ${seats}),
    held as (
      select lesson.day, lesson.from_bell, lesson.to_bell, claim.room_id
      from lesson join lesson_claim claim on claim.lesson_id = lesson.id and claim.room_id in (select id from large)
      where lesson.org_no = ${orgNo} and lesson.term_id = ${termId} and lesson.lesson_state = ${written(LessonState.held)}
        and lesson.id <> all(${sql.param(except)}::bigint[])
    )
    select slot.at, count(distinct held.room_id)::int as taken, (select count(*)::int from large) as all
    from unnest(${sql.param(days.map(({ at }) => at))}::int[], ${sql.param(days.map(({ day }) => day))}::date[],
      ${sql.param(days.map(({ fromBell }) => fromBell))}::int[], ${sql.param(days.map(({ toBell }) => toBell))}::int[])
      slot (at, day, from_bell, to_bell)
    left join held on held.day = slot.day and held.from_bell <= slot.to_bell and held.to_bell >= slot.from_bell
    group by slot.at`);
  const free = new Map(rows.map(({ at, taken, all }) => [at, all - taken]));
  return slots.map((_slot, at) => free.get(at) ?? 0);
}
