import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { HandleState } from '#contract/rules/accusation.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { written } from '../../db/written.ts';
import { cached } from '../site/cached.ts';

const ONE_MINUTE = 60;

/**
 * The figures of the whole platform. Some count whole tables, so all of them are reckoned once a minute per process and
 * never by anybody's waiting for them twice. Days are those of China Standard Time, as the connection has it.
 */
export const platformFigures = cached(async (db) => {
  const [[totals], newByDay, studyMinutesByDay, queues] = await Promise.all([
    rowsOf<Totals>(db, totalsQuery),
    daysOf(db, sql`select gmt_create as moment, 1 as amount from user_account where gmt_create >= ${since}`),
    daysOf(
      db,
      sql`select started_at as moment, seconds / 60.0 as amount from study_sitting where started_at >= ${since}`,
    ),
    rowsOf<QueueRow>(db, queuesQuery),
  ]);
  const { as_of: asOf, people, fresh, active, courses, outbox } = totals!;
  return {
    asOf: asOf.slice(0, 19),
    people: Number(people),
    newThisWeek: Number(fresh),
    activeToday: Number(active),
    courses: Number(courses),
    outboxDay: Number(outbox),
    newByDay,
    studyMinutesByDay,
    queues: queues.map(({ key, waiting, oldest }) => ({
      key,
      waiting: Number(waiting),
      oldest: oldest === null ? null : oldest.slice(0, 19),
    })),
  };
}, ONE_MINUTE);

const today = sql`date_trunc('day', now())`;
const since = sql`${today} - interval '13 days'`;

type Totals = Record<'as_of' | 'people' | 'fresh' | 'active' | 'courses' | 'outbox', string>;

const totalsQuery = sql`select now()::text as as_of,
  (select count(*) from user_account where ${enabledAs()}) as people,
  (select count(*) from user_account where gmt_create >= date_trunc('week', now())) as fresh,
  (select count(distinct user_no) from user_session where last_seen >= ${today}) as active,
  (select count(*) from course where is_putaway = 1 and ${enabledAs()}) as courses,
  (select count(*) from outbox_message where gmt_create >= now() - interval '1 day') as outbox`;

interface QueueRow extends Record<string, unknown> {
  key: string;
  waiting: string;
  oldest: string | null;
}

const waiting = (key: string, table: string, moment: string, condition: SQL): SQL =>
  sql`${sql.raw(`select '${key}' as key, count(*) as waiting, min(${moment})::text as oldest from ${table}`)}
    where ${condition}`;

/** Nobody has decided yet. */
const unaudited = sql`audit_status = ${written(AuditState.waiting)}`;

const queuesQuery = sql.join(
  [
    waiting('organizations', 'org_apply', 'submit_time', unaudited),
    waiting('changes', 'org_info_audit', 'submit_time', unaudited),
    waiting('courses', 'course_review', 'submit_time', sql`${unaudited} and org_no is null and ${enabledAs()}`),
    waiting('lecturers', 'lecturer_audit', 'submit_time', unaudited),
    waiting('vacancies', 'vacancy_audit', 'submit_time', sql`${unaudited} and ${enabledAs()}`),
    waiting('lives', 'live_apply', 'submit_time', unaudited),
    waiting('realNames', 'user_real_name', 'submit_time', unaudited),
    waiting('disputes', 'ledger_dispute', 'gmt_create', unaudited),
    waiting(
      'feedback',
      'user_accusation',
      'gmt_create',
      sql`handle_status = ${written(HandleState.received)} and ${enabledAs()}`,
    ),
  ],
  sql` union all `,
);

/** Sums by day, days without anything too. */
async function daysOf(db: Db, moments: SQL): Promise<{ day: string; count: number }[]> {
  const rows = await rowsOf<{ day: string; count: string }>(
    db,
    sql`select days.day::date::text as day, coalesce(round(sum(told.amount)), 0) as count
      from generate_series(${since}, ${today}, interval '1 day') as days (day)
      left join (${moments}) told on date_trunc('day', told.moment) = days.day
      group by days.day order by days.day`,
  );
  return rows.map(({ day, count }) => ({ day, count: Number(count) }));
}

async function rowsOf<T extends Record<string, unknown>>(db: Db, query: SQL): Promise<T[]> {
  return (await db.execute<T>(query)).rows as T[];
}
