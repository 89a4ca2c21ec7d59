import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { assessmentTraits } from '#contract/rules/assessments.ts';
import { MOST_CREDIT_SECONDS } from '#contract/rules/outage.ts';
import { AWAY_SECONDS } from '#contract/rules/sittings.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';

/** Of the assessment of a sitting. */
interface Of {
  kind: SQL;
  graceSeconds: SQL;
}

const { endsAt, heardAt, outageSeconds } = examSitting;
const timed = sql.raw(AssessmentKind.values.filter((kind) => assessmentTraits[kind].isTimed).join(', '));
const away = sql.raw(String(AWAY_SECONDS));
const most = sql.raw(String(MOST_CREDIT_SECONDS));

/** Where the assessment is joined. */
export const joined: Of = {
  kind: sql`${assessment.assessmentKind}`,
  graceSeconds: sql`coalesce((${assessment.rules}->>'graceSeconds')::int, 0)`,
};

/** Whether the end found somebody without a network who has time to lose by it. */
export const wasAwayAtEnd = ({ kind }: Of): SQL =>
  sql`coalesce(${heardAt} < ${endsAt} - make_interval(secs => ${away}) and ${kind} in (${timed}), false)`;

/** Until when a sitting is open for what was answered before its end: its end and `patienceOf`. */
export const openUntil = (of: Of): SQL => sql`(${endsAt} + make_interval(secs => case when ${wasAwayAtEnd(of)}
  then greatest(${of.graceSeconds}, ${most} - ${outageSeconds}) else ${of.graceSeconds} end))`;
