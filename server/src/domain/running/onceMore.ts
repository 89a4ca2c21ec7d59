import { eq, sql } from 'drizzle-orm';
import { closesAt } from '#contract/rules/sittings.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import type { UserCtx } from '../../kit/context.ts';
import { failAt } from '../../kit/fail.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { factsOf } from '../sitting/facts.ts';

/** Days for which somebody may be let sit again, at most. */
const MOST_DAYS = 90;

/**
 * One attempt more for a candidate, until a time of their own or, where none is given, until the end: after it there has
 * to be one. @returns the time, empty for none
 * @throws 422 at the time
 */
export async function givenOnceMore(
  { db, now }: UserCtx,
  of: AssessmentRow,
  candidateId: string,
  until: string,
): Promise<string> {
  const its = eq(assessmentCandidate.id, candidateId);
  const [candidate] = await db.select().from(assessmentCandidate).where(its).for('update');
  const closes = closesAt(factsOf(of, candidate!));
  const refused = whyNotUntil(until, closes, now);
  if (refused !== undefined) throw failAt('sitAgainUntil', refused);
  const more = { moreAttempts: sql`${assessmentCandidate.moreAttempts} + 1` };
  await db
    .update(assessmentCandidate)
    .set(until === '' ? more : { ...more, redoUntil: until })
    .where(its);
  return until;
}

function whyNotUntil(until: string, closes: string | null, now: Date): string | undefined {
  const at = wireTime(now);
  if (until === '') return closes !== null && closes <= at ? '测评已经结束，请给出再考的截止时间' : undefined;
  if (until <= at) return '再考的截止时间要在现在之后';
  if (until > wireTimeIn(now, MOST_DAYS * 86_400)) return `最多给 ${MOST_DAYS} 天`;
  if (closes === null) return '这场测评没有结束时间，不用填';
  return until <= closes ? `到 ${shownTime(closes, now)} 本来就可以考；不填，或者填更晚的` : undefined;
}
