import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { LearnState, POINTS_BEHIND, QUIET_DAYS } from '#contract/rules/learnProgress.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { enabledAs } from '../../db/enabled.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { namedPeople } from './scope.ts';
import type { Scope, ScopeWish } from './scope.ts';

export interface Filter {
  keyword: string;
  state?: LearnState | undefined;
  sort: 'progressUp' | 'progress' | 'recent' | 'name';
}

const orders: Record<Filter['sort'], SQL> = {
  progressUp: sql`progress asc, last_study_at asc nulls first`,
  progress: sql`progress desc`,
  recent: sql`last_study_at desc nulls last`,
  name: sql`name collate "zh-x-icu" asc`,
};

/** Everybody of a scope with how they stand in its course (rules/learnProgress.ts: behindRule). */
function judged({ now }: UserCtx, scope: Scope, by: ScopeWish): SQL {
  const quietSince = wireTimeIn(now, -QUIET_DAYS * 86_400);
  const today = wireTime(now).slice(0, 10);
  const courseId = scope.course.id;
  return sql`
    with base as (
      select named.*, coalesce(uc.progress, 0) as progress, coalesce(uc.period_done, 0) as period_done, uc.last_study_at,
        uc.plan_date, uc.completed_at, uc.version
      from (${namedPeople(scope, by)}) named
      left join user_course uc on uc.user_no = named.user_no and uc.course_id = ${courseId} and ${enabledAs('uc')}),
    middle as (select percentile_cont(0.5) within group (order by progress) as progress from base
      where last_study_at is not null),
    judged as (select base.*, case
        when base.completed_at is not null then ${LearnState.finished}::int
        when base.last_study_at is null then ${LearnState.notStarted}::int
        when base.plan_date < ${today}::date or base.last_study_at < ${quietSince}
          or base.progress < middle.progress - ${POINTS_BEHIND * 100}::int then ${LearnState.behind}::int
        else ${LearnState.onTrack}::int end as state
      from base cross join middle)`;
}

const matching = ({ keyword, state }: Filter): SQL => sql`where true
  ${keyword === '' ? sql`` : sql`and name ilike ${containing(keyword)}`}
  ${state === undefined ? sql`` : sql`and state = ${state}`}`;

/** How many there are of each state, whatever the filter, and how many the filter lets through. */
export async function countStandings(ctx: UserCtx, scope: Scope, by: ScopeWish, filter: Filter) {
  const { rows } = await ctx.db.execute<{ state: LearnState; people: number; matched: number }>(sql`
    ${judged(ctx, scope, by)}
    select state, count(*)::int as people,
      (count(*) filter (where user_no in (select user_no from judged ${matching(filter)})))::int as matched
    from judged group by state`);
  const byState = new Map(rows.map((row) => [row.state, row]));
  return {
    counts: LearnState.values.map((state) => ({ state, people: byState.get(state)?.people ?? 0 })),
    matched: rows.reduce((sum, row) => sum + row.matched, 0),
  };
}

export interface Standing extends Record<string, unknown> {
  userNo: string;
  name: string;
  headImgUrl: string;
  state: LearnState;
  progress: number;
  periodDone: number;
  lastStudyAt: string | null;
  planDate: string | null;
  remindedOn: string | null;
  isOlder: 0 | 1;
}

/** One stretch of them in order. */
export async function standings(
  ctx: UserCtx,
  scope: Scope,
  { by, filter, limit, offset }: { by: ScopeWish; filter: Filter; limit: number; offset: number },
): Promise<Standing[]> {
  const { id, version } = scope.course;
  const { rows } = await ctx.db.execute<Standing>(sql`
    ${judged(ctx, scope, by)},
    page as (select * from judged ${matching(filter)} order by ${orders[filter.sort]}, user_no limit ${limit} offset ${offset})
    select user_no as "userNo", name, head_img_url as "headImgUrl", state, progress / 100.0::float8 as progress,
      period_done as "periodDone", left(last_study_at::text, 19) as "lastStudyAt", plan_date::text as "planDate",
      (select max(r.reminded_on)::text from learn_reminder r where r.user_no = page.user_no and r.course_id = ${id})
        as "remindedOn",
      (coalesce(version, ${version}) < ${version})::int as "isOlder"
    from page order by ${orders[filter.sort]}, user_no`);
  return rows;
}
