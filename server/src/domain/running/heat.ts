import { sql } from 'drizzle-orm';
import type { Heat } from '#contract/exam/runningShapes.ts';
import { CandidateSource } from '#contract/rules/assessments.ts';
import { HEAT_MINUTES } from '#contract/rules/running.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import { answerLog, examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { takenBack } from '../marking/serverTurn.ts';
import { classOf } from './groups.ts';
import { outagesIn } from './outages.ts';
import { watched } from './policies.ts';

const MINUTE = 60;
const MOST_GROUPS = 20;

interface Counted extends Record<string, unknown> {
  name: string;
  source: CandidateSource;
  minute: number;
  n: number;
}

/** How much was saved in each of the last minutes, by class group, and by source of who is in none. @throws NOT_FOUND */
export async function heatOf(ctx: UserCtx, assessmentId: string): Promise<Heat> {
  const { db, now } = ctx;
  const of = await watched(ctx, assessmentId);
  const first = Math.floor(now.getTime() / 1000 / MINUTE) * MINUTE - (HEAT_MINUTES - 1) * MINUTE;
  const { rows } = await db.execute<Counted>(savesOf(of, first));
  const groups = new Map<string, Heat['groups'][number]>();
  for (const { name, source, minute, n } of rows) {
    const key = `${name}/${source}`;
    const group = groups.get(key) ?? {
      name: name || CandidateSource.labels[source],
      candidateSource: source,
      counts: Array.from({ length: HEAT_MINUTES }, () => 0),
    };
    if (minute >= 0 && minute < HEAT_MINUTES) group.counts[minute] = n;
    groups.set(key, group);
  }
  const outages = await outagesIn(db, of.id, now);
  return {
    from: wireTime(new Date(first * 1000)),
    groups: [...groups.values()].slice(0, MOST_GROUPS),
    outages: outages
      .filter(({ to }) => to >= first)
      .map(({ from, to, people }) => ({
        from: wireTime(new Date(from * 1000)),
        seconds: Math.round(to - from),
        people,
      })),
  };
}

/** One row for each group and minute; a group in which nobody saved has one with the minute -1. */
function savesOf(of: AssessmentRow, first: number) {
  const since = wireTime(new Date(first * 1000));
  return sql`with sat as materialized (
      select ${examSitting.id} as id, ${examSitting.lastSavedAt} as saved, ${classOf(of)} as name,
        ${assessmentCandidate.candidateSource} as source
      from ${examSitting} join ${assessmentCandidate} on ${assessmentCandidate.id} = ${examSitting.candidateId}
      where ${examSitting.assessmentId} = ${of.id}
    ), saves as (
      select sat.name, sat.source,
        floor((extract(epoch from ${answerLog.storedAt}) - ${first}::float8) / ${MINUTE}::int)::int as minute
      from sat join ${answerLog} on ${answerLog.sittingId} = sat.id and ${answerLog.storedAt} >= ${since}
        and not (${takenBack})
      where sat.saved >= ${since}
    )
    select name, source, minute, count(*)::int as n from saves group by name, source, minute
    union all
    select distinct name, source, -1, 0 from sat
    order by name desc, source`;
}
