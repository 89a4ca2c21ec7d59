import { sql } from 'drizzle-orm';
import { formatSpans, lengthOf } from '#contract/rules/spans.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/named.ts';
import type { Standing } from './standing.ts';
import type { Verdict } from './verdict.ts';

/**
 * All of some saves, each of another learner, in one statement and hence in one transaction. A save happens only when
 * its learner's clock still has the version it was reckoned from; the unions are PostgreSQL's. The clocks come first
 * and in order, so that two processes never wait for each other in a circle.
 */
const write = named<{ userNo: string }>(
  'study_write',
  sql`
  with save as (
    select * from json_to_recordset(${sql.placeholder('saves')}::json) as given (
      "userNo" bigint, "periodId" bigint, "courseId" bigint, "sittingKey" text, version int, at timestamptz,
      used int8multirange, "debtMs" int, booked int8multirange, accepted int4multirange, granted int, newly int4multirange,
      refused int4multirange, "refusedLength" int, "refusedReason" text, seconds int, "watchedLength" int,
      "isDone" smallint, position int, "sittingPosition" int, device text, ip text, progress int, "periodDone" int,
      "lastStudyAt" timestamptz, "completedAt" timestamptz)
  ), tick as (
    insert into study_clock as k (user_no, used, debt_ms, booked, version)
    select "userNo", used, "debtMs", booked, version + 1 from save order by "userNo"
    on conflict (user_no) do update
      set used = excluded.used, debt_ms = excluded.debt_ms, booked = excluded.booked, version = excluded.version
      where k.version = excluded.version - 1
    returning user_no as "userNo"
  ), due as (
    select save.* from tick join save using ("userNo")
  ), sitting as (
    insert into study_sitting as s (user_no, period_id, course_id, sitting_key, started_at, last_at, watched, granted,
      refused_spans, refused, refused_reason, seconds, position, device, ip)
    select "userNo", "periodId", "courseId", "sittingKey", at, at, accepted, granted, refused, "refusedLength",
      "refusedReason", seconds, "sittingPosition", device, ip from due
    on conflict (user_no, period_id, sitting_key) do update
      set last_at = greatest(s.last_at, excluded.last_at), watched = s.watched + excluded.watched,
        granted = s.granted + excluded.granted, refused_spans = excluded.refused_spans, refused = excluded.refused,
        refused_reason = excluded.refused_reason, seconds = s.seconds + excluded.seconds, position = excluded.position
  ), period as (
    insert into user_period as u (user_no, period_id, course_id, watched, watched_length, position, is_done, gmt_modified)
    select "userNo", "periodId", "courseId", newly, "watchedLength", position, "isDone", at from due
    on conflict (user_no, period_id) do update
      set watched = u.watched + excluded.watched, watched_length = excluded.watched_length,
        position = excluded.position, is_done = excluded.is_done, gmt_modified = excluded.gmt_modified
  ), enrolment as (
    update user_course e set progress = due.progress, period_done = due."periodDone",
      last_period_id = due."periodId", last_study_at = due."lastStudyAt",
      completed_at = coalesce(e.completed_at, due."completedAt"),
      version = coalesce(e.version, (select c.version from course c where c.id = e.course_id))
    from due where e.user_no = due."userNo" and e.course_id = due."courseId"
  )
  select "userNo" from tick`,
);

export interface Save {
  userNo: string;
  periodId: string;
  courseId: string;
  sittingKey: string;
  /** Version of the learner's clock that `verdict` was reckoned from; 0 when there was none. */
  version: number;
  at: Date;
  verdict: Verdict;
  standing: Standing;
  refusedReason: string;
  position: number;
  device: string;
  ip: string;
  lastStudyAt: string;
  completedAt: string | null;
}

/**
 * Writes saves of different learners.
 * @returns whose saves were written; for the others another save came first: nothing was written, reckon again
 */
export async function writeSaves(db: Db, saves: Save[]): Promise<Set<string>> {
  if (saves.length === 0) return new Set();
  const rows = await write(db, { saves: JSON.stringify(saves.map(rowOf)) });
  return new Set(rows.map((row) => row.userNo));
}

const rowOf = ({ verdict, standing, lastStudyAt, completedAt, ...save }: Save) => ({
  ...save,
  lastStudyAt: `${lastStudyAt}+08`,
  completedAt: completedAt && `${completedAt}+08`,
  used: formatSpans(verdict.used),
  debtMs: verdict.debtMs,
  booked: formatSpans(verdict.booked),
  accepted: formatSpans(verdict.accepted),
  granted: lengthOf(verdict.granted),
  newly: formatSpans(verdict.granted),
  refused: formatSpans(verdict.stillRefused),
  refusedLength: lengthOf(verdict.stillRefused),
  seconds: verdict.seconds,
  watchedLength: standing.watchedLength,
  isDone: standing.isDone,
  progress: standing.progress,
  periodDone: standing.periodDone,
  sittingPosition: save.position,
});
