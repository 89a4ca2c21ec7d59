import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { view } from '#contract/position/recruitmentStat.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { ApplicationSource, DeclineReason, Reached } from '#contract/rules/hiring.ts';
import { MOST_FIGURED, reachedKeys } from '#contract/rules/hiring.ts';
import { NONE } from '#contract/rules/id.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { applicationStep } from '../../db/schema/hiring.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { hiringFor } from '../vacancies/policies.ts';

const DAY_SECONDS = 86_400;
type Wanted = OutputOf<typeof view.input>;
type Counted = Record<Reached, number>;

/** How far a state is along the way, in the order of `reachedKeys`; what is over tells nothing by itself. */
const rank = (state: SQL): SQL =>
  sql`case ${state} when 8 then 6 when 7 then 5 when 6 then 4 when 5 then 3 when 2 then 2 when 1 then 1 else 0 end`;

/** Every application of the period with how far it came and how long the first answer took; nobody is named. */
function counted({ user, now }: UserCtx, { days, vacancyId, applicationSource }: Wanted): SQL {
  const a = vacancyApplication;
  const where = and(
    eq(a.orgNo, hiringFor(user)),
    gte(a.appliedAt, wireTimeIn(now, -days * DAY_SECONDS)),
    lte(a.appliedAt, wireTime(now)),
    vacancyId === NONE ? undefined : eq(a.vacancyId, vacancyId),
    applicationSource === undefined ? undefined : eq(a.applicationSource, applicationSource),
    enabled(a),
  );
  return sql`
    mine as materialized (
      select ${a.id} as id, ${a.vacancyId} as vacancy_id, ${a.applicationSource} as source, ${a.appliedAt} as applied_at,
        ${a.applicationState} as state, ${a.declineReason} as reason, ${a.seenAt} as seen_at, ${a.repliedAt} as replied_at
      from ${a} where ${where}),
    steps as (
      select mine.id, max(${rank(sql`${applicationStep.applicationState}`)}) as furthest,
        min(${applicationStep.at}) filter (where ${applicationStep.actorUserNo} is not null) as first_at
      from mine join ${applicationStep} on ${applicationStep.applicationId} = mine.id group by mine.id),
    counted as materialized (
      select mine.*, greatest(${rank(sql`state`)}, (seen_at is not null)::int, coalesce(furthest, 0)) as reached,
        (extract(epoch from coalesce(first_at, replied_at) - applied_at) / 3600)::float as reply_hours
      from mine left join steps on steps.id = mine.id)`;
}

const sums = sql.join(
  reachedKeys.map(
    (key, at) => sql`(count(*) filter (where reached >= ${sql.raw(String(at))}))::int as ${sql.raw(key)}`,
  ),
  sql`, `,
);

const median = sql`round((percentile_cont(0.5) within group (order by reply_hours))::numeric, 1)::float as reply_hours`;

const reachedOf = (row: Counted): Counted =>
  Object.fromEntries(reachedKeys.map((key) => [key, row[key]])) as unknown as Counted;

/** A week without applications has a row of nulls, which is no application. */
const weekSums = sql.join(
  reachedKeys.map(
    (key, at) =>
      sql`(count(counted.id) filter (where counted.reached >= ${sql.raw(String(at))}))::int as ${sql.raw(key)}`,
  ),
  sql`, `,
);

const rowsOf = (statement: SQL): SQL => sql`(select coalesce(json_agg(found), '[]') from (${statement}) found)`;

interface Read {
  total: [Counted & { waiting: number; reply_hours: number | null }];
  sources: (Counted & { source: ApplicationSource })[];
  posts: (Counted & { id: string; name: string; reply_hours: number | null })[];
  weeks: (Counted & { week: string })[];
  declined: { declineReason: DeclineReason; count: number }[];
}

/** The figures of one enterprise for a period: the applications are gone through once, and looked at in five ways. */
export async function hiringFigures(ctx: UserCtx, wanted: Wanted) {
  const from = wireTimeIn(ctx.now, -wanted.days * DAY_SECONDS);
  const to = wireTime(ctx.now);
  const { rows } = await ctx.db.execute(sql`with ${counted(ctx, wanted)},
    weeks as (
      select generate_series(date_trunc('week', ${from}::timestamp), date_trunc('week', ${to}::timestamp), interval '1 week')
        as week)
    select
      ${rowsOf(sql`select ${sums}, (count(*) filter (where state in (0, 1)))::int as waiting, ${median} from counted`)} as total,
      ${rowsOf(sql`select source, ${sums} from counted group by source order by source`)} as sources,
      ${rowsOf(sql`select vacancy_id::text as id, ${vacancy.vacancyName} as name, ${sums}, ${median}
        from counted join ${vacancy} on ${vacancy.id} = vacancy_id
        group by vacancy_id, ${vacancy.vacancyName} order by count(*) desc, vacancy_id limit ${MOST_FIGURED}`)} as posts,
      ${rowsOf(sql`select to_char(week, 'YYYY-MM-DD') as week, ${weekSums}
        from weeks left join counted on date_trunc('week', applied_at::timestamp) = week
        group by week order by week`)} as weeks,
      ${rowsOf(sql`select reason as "declineReason", count(*)::int as count from counted
        where state = 3 group by reason order by count(*) desc, reason`)} as declined`);
  const { total, sources, posts, weeks, declined } = rows[0] as unknown as Read;
  const [all] = total;
  return {
    from: from.slice(0, 10),
    to: to.slice(0, 10),
    reached: reachedOf(all),
    waiting: all.waiting,
    replyHours: all.reply_hours,
    bySource: sources.map((row) => ({ applicationSource: row.source, reached: reachedOf(row) })),
    byVacancy: posts.map((row) => ({
      vacancyId: row.id,
      vacancyName: row.name,
      reached: reachedOf(row),
      replyHours: row.reply_hours,
    })),
    byWeek: weeks.map((row) => ({ week: row.week, reached: reachedOf(row) })),
    declined,
  };
}
