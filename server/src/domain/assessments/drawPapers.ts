import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { Id } from '#contract/kit/values.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import type { Db } from '../../db/client.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { job } from '../../kit/job.ts';
import { drawPlan, layoutFrom } from './draw.ts';

const AT_ONCE = 500;

/** A seed that nobody can guess. */
export const newSeed = (): number => randomInt(0, 4_294_967_296);

/** Every candidate who has no paper yet gets one; papers that are drawn stay as they are. */
export const drawPapers = job({
  name: 'drawPapers',
  input: z.object({ assessmentId: Id }),
  attempts: 8,
  key: ({ assessmentId }) => assessmentId,
  run: ({ db }, { assessmentId }) => drawMissing(db, assessmentId),
});

export async function drawMissing(db: Db, assessmentId: string): Promise<void> {
  const published = and(eq(assessment.id, assessmentId), eq(assessment.assessmentState, AssessmentState.published));
  const [row] = await db.select().from(assessment).where(published);
  if (!row) return;
  const plan = await drawPlan(db, row.paperVersionId!);
  const undrawn = and(eq(assessmentCandidate.assessmentId, assessmentId), isNull(assessmentCandidate.layout));
  for (;;) {
    const some = await db
      .select({ id: assessmentCandidate.id })
      .from(assessmentCandidate)
      .where(undrawn)
      .limit(AT_ONCE);
    if (some.length === 0) return;
    const drawn = some.map(({ id }) => ({ id, layout: layoutFrom(plan, row.rules, newSeed()) }));
    // a candidate who began meanwhile has drawn their own paper, and an assessment that was published anew or corrected
    // has another version: it is held, so that a correction comes either before or finds these papers
    await db.execute(sql`
      with of_it as (select id from ${assessment} where id = ${assessmentId} and paper_version_id = ${row.paperVersionId}
        for share)
      update ${assessmentCandidate} set layout = given.layout
      from json_to_recordset(${JSON.stringify(drawn)}::json) as given (id bigint, layout jsonb), of_it
      where "assessment_candidate"."id" = given.id and "assessment_candidate"."layout" is null`);
    if (some.length < AT_ONCE) return;
  }
}
