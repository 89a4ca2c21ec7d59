import { sql } from 'drizzle-orm';
import { HolderKind } from '#contract/rules/scheduleChanges.ts';
import { LessonState } from '#contract/rules/school.ts';
import type { Clash } from '#contract/user/orgStuSchedule.ts';
import type { Db } from '../../db/client.ts';
import { written } from '../../db/written.ts';
import { holderIds } from './holders.ts';
import type { Holders, Times } from './holders.ts';

interface Row extends Record<string, unknown> {
  holderKind: HolderKind;
  holderName: string;
  lessonIds: string[];
  offeringName: string;
  gradeNames: string[];
  weeks: number[];
  day: string;
  fromBell: number;
  toBell: number;
}

/**
 * The lessons that already hold one of these at one of these times, a row for each holder and series. One statement,
 * carried by the index of the exclusion constraint that would refuse the writing (lesson_claim_apart).
 * @param except lessons that are being moved themselves
 */
export async function clashesOf(
  db: Db,
  times: readonly Times[],
  holders: Holders,
  except: readonly string[] = [],
): Promise<Clash[]> {
  const asked = holderIds(holders);
  if (times.length === 0 || asked.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    with meeting as (
      select claim.holder, claim.lesson_id, claim.teacher_user_no, claim.room_id
      from unnest(${sql.param(asked)}::bigint[]) wanted (holder)
      cross join unnest(${sql.param(times.map(({ beginsAt }) => beginsAt))}::timestamptz[],
        ${sql.param(times.map(({ endsAt }) => endsAt))}::timestamptz[]) slot (begins, ends)
      join lesson_claim claim on claim.holder = wanted.holder and claim.lesson_state = ${written(LessonState.held)}
        and tstzrange(claim.begins_at, claim.ends_at) && tstzrange(slot.begins, slot.ends)
      where claim.lesson_id <> all(${sql.param(except)}::bigint[])
    )
    select case when meeting.teacher_user_no is not null then ${sql.raw(String(HolderKind.teacher))}
        when meeting.room_id is not null then ${sql.raw(String(HolderKind.room))}
        else ${sql.raw(String(HolderKind.grade))} end as "holderKind",
      coalesce(nullif(person.id_card_name, ''), person.nickname, nullif(concat_ws(' ', nullif(room.building, ''), room.room_name), ''),
        taught.grade_name) as "holderName",
      array_agg(distinct lesson.id::text) as "lessonIds",
      offering.offering_name as "offeringName",
      (select coalesce(array_agg(g.grade_name order by g.id), '{}') from offering_grade og join grade g on g.id = og.grade_id
        where og.offering_id = offering.id) as "gradeNames",
      array_agg(distinct lesson.week::int) as weeks,
      min(lesson.day)::text as day, min(lesson.from_bell)::int as "fromBell", min(lesson.to_bell)::int as "toBell"
    from meeting
    join lesson on lesson.id = meeting.lesson_id
    join offering on offering.id = lesson.offering_id
    left join user_ext person on person.user_no = meeting.teacher_user_no
    left join school_room room on room.id = meeting.room_id
    left join grade taught on taught.id = meeting.holder
    group by 1, 2, meeting.holder, offering.id, coalesce(lesson.series_id, lesson.id)
    order by day, 1, 2`);
  return rows.map((row) => ({ ...row, weeks: row.weeks.toSorted((x, y) => x - y) }));
}
