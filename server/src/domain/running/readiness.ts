import { and, asc, eq, sql } from 'drizzle-orm';
import type { Readiness } from '#contract/exam/runningShapes.ts';
import { CandidateSource } from '#contract/rules/assessments.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { assessmentCandidate as candidate } from '../../db/schema/assessment.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { classOf } from './groups.ts';
import { watched } from './policies.ts';
import { shownName } from './rows.ts';

const MOST_GROUPS = 20;
const MOST_TROUBLED = 50;

/** Who has tried out their device before it begins, and what the trial found. @throws NOT_FOUND */
export async function readinessOf(ctx: UserCtx, assessmentId: string): Promise<Readiness> {
  const of = await watched(ctx, assessmentId);
  return { groups: await groupsOf(ctx.db, of), troubled: await troubledIn(ctx.db, of) };
}

interface Counted extends Record<string, unknown> {
  name: string;
  source: CandidateSource;
  all: number;
  rehearsed: number;
  checks: Readiness['groups'][number]['checks'];
}

async function groupsOf(db: Db, of: AssessmentRow): Promise<Readiness['groups']> {
  const { rows } = await db.execute<Counted>(sql`with people as materialized (
      select ${candidate.id} as id, ${classOf(of)} as name, ${candidate.candidateSource} as source,
        ${candidate.rehearsedAt} as at, ${candidate.rehearsal} as found
      from ${candidate} where ${candidate.assessmentId} = ${of.id} and ${enabled(candidate)}
    ), checks as (
      select people.name, source, said ->> 'name' as called, min(ord) as place,
        count(*)::int as tried, (count(*) filter (where (said ->> 'isFine')::int = 1))::int as fine
      from people, jsonb_array_elements(found) with ordinality said(said, ord) group by people.name, source, 3
    )
    select name, source, count(*)::int as all, count(at)::int as rehearsed, coalesce((
        select jsonb_agg(jsonb_build_object('name', called, 'tried', tried, 'fine', fine) order by place, called)
        from checks where checks.name = people.name and checks.source = people.source), '[]') as checks
    from people group by name, source order by name desc, source limit ${MOST_GROUPS}`);
  return rows.map(({ name, source, ...counts }) => ({ ...counts, name: name || CandidateSource.labels[source] }));
}

/** Those whose trial found something wrong. */
async function troubledIn(db: Db, of: AssessmentRow): Promise<Readiness['troubled']> {
  const wrong = sql`(select string_agg(concat_ws('：', said ->> 'name', nullif(said ->> 'found', '')), '；')
    from jsonb_array_elements(${candidate.rehearsal}) said where (said ->> 'isFine')::int = 0)`;
  return db
    .select({
      candidateId: candidate.id,
      candidateNo: candidate.candidateNo,
      userName: shownName,
      found: sql<string>`${wrong}`,
    })
    .from(candidate)
    .innerJoin(userExt, eq(userExt.userNo, candidate.userNo))
    .where(and(eq(candidate.assessmentId, of.id), enabled(candidate), sql`${wrong} is not null`))
    .orderBy(asc(candidate.candidateNo))
    .limit(MOST_TROUBLED);
}
