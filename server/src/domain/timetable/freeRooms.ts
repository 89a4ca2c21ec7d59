import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Times } from './holders.ts';

export interface FreeRoom extends Record<string, unknown> {
  id: string;
  roomName: string;
  seats: number;
}

interface Wish {
  orgNo: string;
  times: readonly Times[];
  /** Rooms like this one come first. */
  like: string | null;
  seats: number;
  except?: readonly string[];
  most: number;
}

/** Rooms of the school that are free at all these times: large enough ones first, of the same kind, the smallest first. */
export async function freeRooms(db: Db, { orgNo, times, like, seats, except = [], most }: Wish): Promise<FreeRoom[]> {
  const { rows } = await db.execute<FreeRoom>(sql`
    select room.id::text as id, concat_ws(' ', nullif(room.building, ''), room.room_name) as "roomName", room.seats
    from school_room room
    left join school_room liked on liked.id = ${like}
    where room.org_no = ${orgNo} and room.status_id = 1 and not exists (
      select from unnest(${sql.param(times.map(({ beginsAt }) => beginsAt))}::timestamptz[],
        ${sql.param(times.map(({ endsAt }) => endsAt))}::timestamptz[]) slot (begins, ends)
      join lesson_claim claim on claim.holder = room.id and claim.lesson_state = 1
        and tstzrange(claim.begins_at, claim.ends_at) && tstzrange(slot.begins, slot.ends)
      where claim.lesson_id <> all(${sql.param(except)}::bigint[]))
    order by room.seats < ${seats}, coalesce(room.room_kind <> liked.room_kind, room.room_kind <> 1),
      coalesce(room.campus_id <> liked.campus_id, false), room.seats, room.id
    limit ${most}`);
  return rows;
}
