import { sql } from 'drizzle-orm';
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
  const from = wireTimeIn(now, -days * DAY_SECONDS);
  return sql`
    select ${a.id} as id, ${a.vacancyId} as vacancy_id, ${a.applicationSource} as source, ${a.appliedAt} as applied_at,
      ${a.applicationState} as state, ${a.declineReason} as reason,
      greatest(${rank(sql`${a.applicationState}`)}, (${a.seenAt} is not null)::int, coalesce(steps.furthest, 0)) as reached,
      extract(epoch from coalesce(steps.first_at, ${a.repliedAt}) - ${a.appliedAt}) / 3600 as reply_hours
    from ${a} left join lateral (
      select max(${rank(sql`${applicationStep.applicationState}`)}) as furthest,
        min(${applicationStep.at}) filter (where ${applicationStep.actorUserNo} is not null) as first_at
      from ${applicationStep} where ${applicationStep.applicationId} = ${a.id}
    ) steps on true
    where ${a.orgNo} = ${hiringFor(user)} and ${a.appliedAt} >= ${from}::timestamptz
      and ${a.appliedAt} <= ${wireTime(now)}::timestamptz and ${enabled(a)}
      ${vacancyId === NONE ? sql`` : sql`and ${a.vacancyId} = ${vacancyId}`}
      ${applicationSource === undefined ? sql`` : sql`and ${a.applicationSource} = ${applicationSource}`}`;
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

/** The figures of one enterprise for a period; a statement for each way to look at them. */
export async function hiringFigures(ctx: UserCtx, wanted: Wanted) {
  const { db, now } = ctx;
  const of = counted(ctx, wanted);
  const read = async <Row>(statement: SQL): Promise<Row[]> => (await db.execute(statement)).rows as Row[];
  const [all] = await read<Counted & { waiting: number; reply_hours: number | null }>(
    sql`select ${sums}, (count(*) filter (where state in (0, 1)))::int as waiting, ${median} from (${of}) counted`,
  );
  const sources = await read<Counted & { source: ApplicationSource }>(
    sql`select source, ${sums} from (${of}) counted group by source order by source`,
  );
  const posts = await read<Counted & { id: string; name: string; reply_hours: number | null }>(
    sql`select vacancy_id::text as id, ${vacancy.vacancyName} as name, ${sums}, ${median}
      from (${of}) counted join ${vacancy} on ${vacancy.id} = vacancy_id
      group by vacancy_id, ${vacancy.vacancyName} order by count(*) desc, vacancy_id limit ${MOST_FIGURED}`,
  );
  const weeks = await read<Counted & { week: string }>(
    sql`with weeks as (
        select generate_series(
          date_trunc('week', (${wireTimeIn(now, -wanted.days * DAY_SECONDS)})::timestamp),
          date_trunc('week', (${wireTime(now)})::timestamp), interval '1 week') as week)
      select to_char(week, 'YYYY-MM-DD') as week, ${weekSums}
      from weeks left join (${of}) counted on date_trunc('week', applied_at::timestamp) = week
      group by week order by week`,
  );
  const declined = await read<{ declineReason: DeclineReason; count: number }>(
    sql`select reason as "declineReason", count(*)::int as count from (${of}) counted
      where state = 3 group by reason order by count(*) desc, reason`,
  );
  return {
    from: wireTimeIn(now, -wanted.days * DAY_SECONDS).slice(0, 10),
    to: wireTime(now).slice(0, 10),
    reached: reachedOf(all!),
    waiting: all!.waiting,
    replyHours: all!.reply_hours,
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

/** A week without applications has a row of nulls, which is no application. */
const weekSums = sql.join(
  reachedKeys.map(
    (key, at) =>
      sql`(count(counted.id) filter (where counted.reached >= ${sql.raw(String(at))}))::int as ${sql.raw(key)}`,
  ),
  sql`, `,
);
