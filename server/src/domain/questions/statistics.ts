import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { QuestionType } from '#contract/rules/questions.ts';
import type { Db } from '../../db/client.ts';
import { inEarnest } from '../../db/inEarnest.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import type { question } from '../../db/schema/question.ts';

type QuestionLine = typeof question.$inferSelect;

/** How the newest version of a question was answered by candidates; what its author tried is no answer. */
export async function statisticsOf(db: Db, { versionId, questionType }: QuestionLine) {
  const ofVersion = eq(examAnswer.questionVersionId, versionId!);
  const share = sql`greatest(${examAnswer.points}, 0)::numeric / nullif(${examAnswer.fullPoints}, 0)`;
  const marked = sql`filter (where ${isNotNull(examAnswer.points)})`;
  const [all] = await db
    .select({
      countAnswer: count(),
      countUnanswered: sql<number>`(count(*) filter (where ${examAnswer.isUnanswered} = 1))::int`,
      averageShare: sql<number | null>`round(100 * avg(${share}) ${marked})::int`,
      fullShare: sql<
        number | null
      >`round(100 * avg((${examAnswer.points} = ${examAnswer.fullPoints})::int) ${marked})::int`,
    })
    .from(examAnswer)
    .innerJoin(assessment, eq(assessment.id, examAnswer.assessmentId))
    .where(and(ofVersion, inEarnest));
  return { ...all!, options: await optionCounts(db, versionId!, questionType) };
}

/** Types whose answers name options, or are one of two. */
const chosen: ReadonlySet<QuestionType> = new Set([QuestionType.single, QuestionType.multiple, QuestionType.judge]);

async function optionCounts(db: Db, versionId: string, questionType: QuestionType) {
  if (!chosen.has(questionType)) return [];
  const given = and(eq(examAnswer.questionVersionId, versionId), eq(examAnswer.isUnanswered, 0), inEarnest);
  const { rows } = await db.execute<{ option_id: string; count: number }>(sql`
    select one.option_id, count(*)::int as count from ${examAnswer}
    join ${assessment} on ${eq(assessment.id, examAnswer.assessmentId)}, lateral (
      select jsonb_array_elements_text(case when jsonb_typeof(${examAnswer.answer}) = 'array'
        then ${examAnswer.answer} else jsonb_build_array(${examAnswer.answer}) end) as option_id) one
    where ${given} group by one.option_id order by one.option_id limit 50`);
  return rows.map(({ option_id, count: times }) => ({ optionId: option_id, count: times }));
}
