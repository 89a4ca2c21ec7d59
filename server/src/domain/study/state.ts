import { sql } from 'drizzle-orm';
import { PAGE_SECONDS } from '#contract/rules/progress.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { named } from '../../db/named.ts';
import type { AccessRow } from './access.ts';

/** Everything a save is reckoned from. Moments without a name of their own are milliseconds of the server's clock. */
export interface State extends AccessRow {
  isDragAllowed: 0 | 1;
  isSpeedAllowed: 0 | 1;
  /** What a page of the document must lie open. */
  pageSeconds: number;
  completionPercent: number;
  completedAt: string | null;
  lastStudyAt: string | null;
  resetAt: number | null;
  watched: string;
  position: number | null;
  wasDone: number | null;
  startedAt: number | null;
  lastAt: number | null;
  refused: string;
  refusedReason: string | null;
  seconds: number | null;
  sittingPosition: number | null;
  used: string;
  debtMs: number | null;
  booked: string;
  version: number | null;
  certificateNo: string | null;
  /** How many other class-hours the course has; of these, how many are done, and their hundredths of a percent together. */
  otherPeriods: number;
  otherParts: [done: number, parts: number];
}

const wire = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`);
const milliseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** The same as `hasContent` of refresh.ts, for a table named o. */
const hasContent = sql`${enabledAs('o')} and (o.media_id is not null or o.link_url <> '' or o.content <> ''
  or o.assessment_id is not null or o.tool_link_id is not null)`;

/** The version of the course that the learner is on. */
const theirs = sql.raw('coalesce(e.version, c.version)');

const within = (row: string) =>
  sql`${sql.raw(`${row}.since_version`)} <= ${theirs} and coalesce(${sql.raw(`${row}.until_version`)} > ${theirs}, true)`;

const stateOf = named<State & { place: number }>(
  'study_state',
  sql`
  select asked.place::int as place, p.id as "periodId", p.course_id as "courseId", p.file_type as "fileType", p.length,
    p.media_id as "mediaId", p.link_url as "linkUrl", p.content <> '' as "hasText",
    p.assessment_id as "assessmentId", p.tool_link_id as "toolLinkId", p.period_name as "periodName",
    p.is_free = 1 or ch.is_free = 1 as "isPreview", c.is_free as "isFree", c.is_putaway as "isPutaway",
    c.course_original as "courseOriginal", c.course_discount as "courseDiscount",
    c.lecturer_user_no as "lecturerUserNo", c.org_no as "orgNo", c.is_drag_allowed as "isDragAllowed",
    c.is_speed_allowed as "isSpeedAllowed", coalesce(p.page_seconds, ${sql.raw(String(PAGE_SECONDS))}) as "pageSeconds",
    c.completion_percent as "completionPercent",
    e.status_id as "enrolledStatus", ${wire('e.expires_at')} as "expiresAt", ${wire('e.completed_at')} as "completedAt",
    ${wire('e.last_study_at')} as "lastStudyAt", ${milliseconds('e.reset_at')} as "resetAt",
    coalesce(u.watched, '{}')::text as watched, u.position, u.is_done as "wasDone",
    ${milliseconds('s.started_at')} as "startedAt", ${milliseconds('s.last_at')} as "lastAt",
    coalesce(s.refused_spans, '{}')::text as refused, s.refused_reason as "refusedReason", s.seconds,
    s.position as "sittingPosition", coalesce(k.used, '{}')::text as used, k.debt_ms as "debtMs", k.version,
    coalesce(k.booked, '{}')::text as booked,
    (select certificate_no from certificate t where t.user_no = asked.user_no and t.course_id = p.course_id
      and e.completed_at is not null) as "certificateNo",
    (select count(*)::int from course_period o
      where o.course_id = p.course_id and o.id <> p.id and ${hasContent} and ${within('o')}) as "otherPeriods",
    (select json_build_array(count(*) filter (where v.is_done = 1),
        coalesce(sum(case when v.is_done = 1 then 10000
          else least(10000, v.watched_length::bigint * 10000 / greatest(o.length, 1)) end), 0))
      from user_period v
      join course_period o on o.id = v.period_id and ${hasContent} and ${within('o')}
      where v.user_no = asked.user_no and v.course_id = p.course_id and v.period_id <> p.id) as "otherParts"
  from unnest(${sql.placeholder('userNos')}::bigint[], ${sql.placeholder('periodIds')}::bigint[],
    ${sql.placeholder('sittingKeys')}::text[]) with ordinality as asked (user_no, period_id, sitting_key, place)
  join course_period p on p.id = asked.period_id and ${enabledAs('p')}
  join course_chapter ch on ch.id = p.chapter_id and ${enabledAs('ch')}
  join course c on c.id = p.course_id and ${enabledAs('c')}
  left join user_course e on e.user_no = asked.user_no and e.course_id = p.course_id
  left join user_period u on u.user_no = asked.user_no and u.period_id = p.id
  left join study_sitting s on s.user_no = asked.user_no and s.period_id = p.id and s.sitting_key = asked.sitting_key
  left join study_clock k on k.user_no = asked.user_no
  where ${within('p')}`,
);

export interface StateKey {
  userNo: string;
  periodId: string;
  sittingKey: string;
}

/** The learners, their class-hours, sittings and clocks as they are now; undefined where there is no such class-hour. */
export async function readStates(db: Db, keys: StateKey[]): Promise<(State | undefined)[]> {
  const rows = await stateOf(db, {
    userNos: keys.map((key) => key.userNo),
    periodIds: keys.map((key) => key.periodId),
    sittingKeys: keys.map((key) => key.sittingKey),
  });
  const states = new Map(rows.map((row) => [row.place, row]));
  return keys.map((_, index) => states.get(index + 1));
}
