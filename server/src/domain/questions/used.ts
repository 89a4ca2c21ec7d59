import { and, count, countDistinct, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PaperState } from '#contract/rules/assessments.ts';
import type { Db } from '../../db/client.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { inEarnest } from '../../db/inEarnest.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { paper, paperItem, paperVersion } from '../../db/schema/paper.ts';
import { questionVersion } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { ownRows } from './owned.ts';

/** Papers a question is in, as a column of a query over `question`. */
export const countUsed = sql<number>`(select count(distinct v.paper_id)::int from paper_item i
  join paper_version v on v.id = i.version_id join paper p on p.id = v.paper_id
  where i.question_id = "question"."id" and ${enabledAs('p')} and p.deleted_at is null)`;

/** Whether anything holds on to a question of `question`: papers of whatever state, answers, practice. */
export const isHeld: SQL<boolean> = sql<boolean>`(exists (select 1 from paper_item i where i.question_id = "question"."id")
  or exists (select 1 from exam_answer a where a.question_id = "question"."id")
  or exists (select 1 from practice_answer a where a.question_id = "question"."id")
  or exists (select 1 from practice_card c where c.question_id = "question"."id"))`;

const SHOWN = 50;

const livePaper = and(enabled(paper), sql`${paper.deletedAt} is null`);

/** Where a question is used: one's own by name, those of colleagues by number. */
export async function usesOf(ctx: UserCtx, questionId: string) {
  const { db } = ctx;
  const ofQuestion = eq(paperItem.questionId, questionId);
  const ownPaper = ownRows(ctx, paper, 'question:edit');
  const ownAssessment = ownRows(ctx, assessment, 'exam:manage');
  const questionVersionNo = sql<number>`max(${questionVersion.versionNo})::int`;
  const papers = await db
    .select({ paperId: paper.id, paperName: paper.paperName, paperState: paper.paperState, questionVersionNo })
    .from(paperItem)
    .innerJoin(paperVersion, eq(paperVersion.id, paperItem.versionId))
    .innerJoin(paper, eq(paper.id, paperVersion.paperId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperItem.questionVersionId))
    .where(and(ofQuestion, livePaper, ownPaper))
    .groupBy(paper.id)
    .orderBy(sql`${paper.id} desc`)
    .limit(SHOWN);
  const assessments = await db
    .select({ assessmentId: assessment.id, title: assessment.title, questionVersionNo })
    .from(paperItem)
    .innerJoin(assessment, eq(assessment.paperVersionId, paperItem.versionId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperItem.questionVersionId))
    .where(and(ofQuestion, enabled(assessment), inEarnest, ownAssessment))
    .groupBy(assessment.id)
    .orderBy(sql`${assessment.id} desc`)
    .limit(SHOWN);
  const [others] = await db
    .select({
      papers: countDistinct(paper.id),
      assessments: countDistinct(assessment.id),
    })
    .from(paperItem)
    .innerJoin(paperVersion, eq(paperVersion.id, paperItem.versionId))
    .innerJoin(paper, and(eq(paper.id, paperVersion.paperId), livePaper))
    .leftJoin(
      assessment,
      and(
        eq(assessment.paperVersionId, paperItem.versionId),
        enabled(assessment),
        inEarnest,
        sql`not (${ownAssessment})`,
      ),
    )
    .where(and(ofQuestion, sql`not (${ownPaper})`));
  return {
    papers: papers.map(({ paperState, ...row }) => ({ ...row, isPublished: isPublished(paperState) })),
    assessments,
    otherPapers: others?.papers ?? 0,
    otherAssessments: others?.assessments ?? 0,
  };
}

const isPublished = (state: PaperState): 0 | 1 => (state === PaperState.draft ? 0 : 1);

/** Why each of these questions cannot be removed for good, by its id. */
export async function holdersOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const wanted = [...ids];
  const papers = await db
    .select({
      id: paperItem.questionId,
      count: countDistinct(paperVersion.paperId),
      paperName: sql<string>`min(${paper.paperName})`,
    })
    .from(paperItem)
    .innerJoin(paperVersion, eq(paperVersion.id, paperItem.versionId))
    .innerJoin(paper, eq(paper.id, paperVersion.paperId))
    .where(inArray(paperItem.questionId, wanted))
    .groupBy(paperItem.questionId);
  const answers = await db
    .select({ id: examAnswer.questionId, count: count() })
    .from(examAnswer)
    .where(inArray(examAnswer.questionId, wanted))
    .groupBy(examAnswer.questionId);
  const inPapers = papers.map((row): [string, string] => [
    row.id,
    row.count === 1 ? `试卷「${row.paperName}」用着它` : `试卷「${row.paperName}」等 ${row.count} 份用着它`,
  ]);
  return new Map([...answers.map((row): [string, string] => [row.id, `有 ${row.count} 份作答`]), ...inPapers]);
}
