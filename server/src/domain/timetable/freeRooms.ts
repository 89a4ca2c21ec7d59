import { sql } from 'drizzle-orm';
import { LessonState, RoomKind } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { written } from '../../db/written.ts';
import type { PlannedLesson } from './lessonsOf.ts';

export interface FreeRoom extends Record<string, unknown> {
  id: string;
  roomName: string;
  seats: number;
}

interface Wish {
  orgNo: string;
  times: readonly PlannedLesson[];
  /** Rooms like this one come first. */
  like: string | null;
  seats: number;
  except?: readonly string[];
  most: number;
}

/**
 * Rooms of the school that are free at all these times and large enough: of the same kind first, the smallest first.
 * One statement: what is taken is found by day and period, which one school has in common.
 */
export async function freeRooms(db: Db, { orgNo, times, like, seats, except = [], most }: Wish): Promise<FreeRoom[]> {
  const { rows } = await db.execute<FreeRoom>(sql`
    with taken as materialized (
      select distinct claim.room_id
      from unnest(${sql.param(times.map(({ day }) => day))}::date[], ${sql.param(times.map(({ fromBell }) => fromBell))}::int[],
        ${sql.param(times.map(({ toBell }) => toBell))}::int[]) slot (day, from_bell, to_bell)
      join lesson on lesson.org_no = ${orgNo} and lesson.day = slot.day and lesson.lesson_state = ${written(LessonState.held)}
        and lesson.from_bell <= slot.to_bell and lesson.to_bell >= slot.from_bell
      join lesson_claim claim on claim.lesson_id = lesson.id and claim.room_id is not null
      where lesson.id <> all(${sql.param(except)}::bigint[])
    )
    select room.id::text as id, concat_ws(' ', nullif(room.building, ''), room.room_name) as "roomName", room.seats
    from school_room room
    left join school_room liked on liked.id = ${like}
    where room.org_no = ${orgNo} and ${enabledAs('room')} and room.seats >= ${seats} and room.id not in (select room_id from taken)
    order by coalesce(room.room_kind <> liked.room_kind, room.room_kind <> ${written(RoomKind.classroom)}),
      coalesce(room.campus_id <> liked.campus_id, false), room.seats, room.id
    limit ${most}`);
  return rows;
}
