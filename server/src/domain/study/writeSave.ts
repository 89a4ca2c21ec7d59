import { sql } from 'drizzle-orm';
import { formatSpans, lengthOf } from '#contract/rules/spans.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/named.ts';
import type { Standing } from './standing.ts';
import type { Verdict } from './verdict.ts';

const p = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const key = sql`${p('userNo', 'bigint')}, ${p('periodId', 'bigint')}, ${p('courseId', 'bigint')}`;
const at = p('at', 'timestamptz');

/**
 * All of a save in one statement, hence in one transaction of its own. It happens only when the learner's clock still
 * has the version that the save was reckoned from; the unions are PostgreSQL's.
 */
const write = named<{ saved: number }>(
  'study_write',
  sql`
  with tick as (
    insert into study_clock as k (user_no, used, debt_ms)
    values (${p('userNo', 'bigint')}, ${p('used', 'int8multirange')}, ${p('debtMs', 'int')})
    on conflict (user_no) do update
      set used = excluded.used, debt_ms = excluded.debt_ms, version = k.version + 1
      where k.version = ${p('version', 'int')}
    returning 1
  ), sitting as (
    insert into study_sitting as s (user_no, period_id, course_id, sitting_key, started_at, last_at, watched, granted,
      refused_spans, refused, refused_reason, seconds, position, device, ip)
    select ${key}, ${p('sittingKey', 'text')}, ${at}, ${at}, ${p('accepted', 'int4multirange')}, ${p('granted', 'int')},
      ${p('refused', 'int4multirange')}, ${p('refusedLength', 'int')}, ${p('reason', 'text')}, ${p('seconds', 'int')},
      ${p('sittingPosition', 'int')}, ${p('device', 'text')}, ${p('ip', 'text')} from tick
    on conflict (user_no, period_id, sitting_key) do update
      set last_at = greatest(s.last_at, excluded.last_at), watched = s.watched + excluded.watched,
        granted = s.granted + excluded.granted, refused_spans = excluded.refused_spans, refused = excluded.refused,
        refused_reason = excluded.refused_reason, seconds = s.seconds + excluded.seconds, position = excluded.position
  ), period as (
    insert into user_period as u (user_no, period_id, course_id, watched, watched_length, position, is_done, gmt_modified)
    select ${key}, ${p('newly', 'int4multirange')}, ${p('watchedLength', 'int')}, ${p('position', 'int')},
      ${p('isDone', 'smallint')}, ${at} from tick
    on conflict (user_no, period_id) do update
      set watched = u.watched + excluded.watched, watched_length = excluded.watched_length,
        position = excluded.position, is_done = excluded.is_done, gmt_modified = excluded.gmt_modified
  ), enrolment as (
    update user_course set progress = ${p('progress', 'int')}, period_done = ${p('periodDone', 'int')},
      last_period_id = ${p('periodId', 'bigint')}, last_study_at = ${p('lastStudyAt', 'timestamptz')},
      completed_at = coalesce(completed_at, ${p('completedAt', 'timestamptz')})
    from tick where user_no = ${p('userNo', 'bigint')} and course_id = ${p('courseId', 'bigint')}
  )
  select count(*)::int as saved from tick`,
);

export interface Save {
  userNo: string;
  periodId: string;
  courseId: string;
  sittingKey: string;
  /** Version of the learner's clock that `verdict` was reckoned from; 0 when there was none. */
  version: number;
  verdict: Verdict;
  standing: Standing;
  refusedReason: string;
  position: number;
  sittingPosition: number;
  device: string;
  ip: string;
  lastStudyAt: string;
  completedAt: string | null;
}

/** @returns false when another save of this learner came first: nothing was written, reckon again. */
export async function writeSave(db: Db, save: Save, now: Date): Promise<boolean> {
  const { verdict, standing, ...rest } = save;
  const [row] = await write(db, {
    ...rest,
    at: now.toISOString(),
    used: formatSpans(verdict.used),
    debtMs: verdict.debtMs,
    accepted: formatSpans(verdict.accepted),
    granted: lengthOf(verdict.granted),
    newly: formatSpans(verdict.granted),
    refused: formatSpans(verdict.stillRefused),
    refusedLength: lengthOf(verdict.stillRefused),
    reason: save.refusedReason,
    seconds: verdict.seconds,
    watchedLength: standing.watchedLength,
    isDone: standing.isDone,
    progress: standing.progress,
    periodDone: standing.periodDone,
  });
  return row!.saved === 1;
}
