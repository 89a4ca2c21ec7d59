import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { NOT_OPEN } from '#contract/exam/practiceFailures.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { areMarksShown } from '#contract/rules/sittings.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { paperItem, paperSection } from '../../db/schema/paper.ts';
import { practiceAnswer } from '../../db/schema/practice.ts';
import { question } from '../../db/schema/question.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { examCard } from './centre.ts';

const SITTINGS = 10;

/** What stands before an open paper: its facts, what is in it, and the caller's own record. @throws NOT_OPEN */
export async function examIntro(ctx: Ctx, id: string) {
  const { db } = ctx;
  const card = await examCard(db, id, ctx.now);
  if (!card) throw fail(NOT_OPEN);
  const [row] = await db
    .select({
      intro: assessment.intro,
      attempts: assessment.attempts,
      passScore: assessment.passPoints,
      versionId: assessment.paperVersionId,
      releasedAt: assessment.releasedAt,
      rules: assessment.rules,
    })
    .from(assessment)
    .where(eq(assessment.id, id));
  const { intro, versionId, releasedAt, rules, ...facts } = row!;
  const isTold = areMarksShown({ ...card, releasedAt, rules });
  const visitor = await ctx.visitor();
  return {
    ...card,
    ...facts,
    intro: await shownHtml(intro),
    isPractice: card.assessmentKind === AssessmentKind.practice ? (1 as const) : (0 as const),
    ...(await contentsOf(db, versionId!)),
    mine: visitor ? await recordOf(db, id, visitor.userNo, isTold) : null,
  };
}

/** Sections and types; of a drawn paper what is drawn, not the pool. */
async function contentsOf(db: Db, versionId: string) {
  const rows = await db
    .select({
      id: paperSection.id,
      sectionName: paperSection.sectionName,
      cells: paperSection.cells,
      questionType: question.questionType,
      count: count(),
      points: sql<number>`sum(${paperItem.points})::int`,
    })
    .from(paperSection)
    .leftJoin(paperItem, and(eq(paperItem.sectionId, paperSection.id), sql`${paperItem.cellNo} is null`))
    .leftJoin(question, eq(question.id, paperItem.questionId))
    .where(eq(paperSection.versionId, versionId))
    .groupBy(paperSection.id, question.questionType)
    .orderBy(asc(paperSection.sort), asc(question.questionType));
  const sections = new Map<string, { sectionName: string; questionCount: number; points: number }>();
  const types = new Map<number, number>();
  const add = (id: string, sectionName: string, type: number, number: number, points: number) => {
    const section = sections.get(id) ?? { sectionName, questionCount: 0, points: 0 };
    sections.set(id, {
      sectionName,
      questionCount: section.questionCount + number,
      points: section.points + points,
    });
    types.set(type, (types.get(type) ?? 0) + number);
  };
  for (const { id, sectionName, cells, questionType, count: number, points } of rows) {
    if (!sections.has(id))
      for (const cell of cells) add(id, sectionName, cell.questionType, cell.count, cell.count * cell.points);
    if (questionType !== null) add(id, sectionName, questionType, number, points);
  }
  return {
    sections: [...sections.values()],
    types: [...types].map(([questionType, number]) => ({ questionType, count: number })),
  };
}

/** @param isTold whether the candidate may know their marks; without it they are nowhere in it */
async function recordOf(db: Db, assessmentId: string, userNo: string, isTold: boolean) {
  const own = and(eq(practiceAnswer.userNo, userNo), eq(practiceAnswer.assessmentId, assessmentId));
  const [answers] = await db
    .select({
      answered: sql<number>`count(distinct ${practiceAnswer.questionId})::int`,
      right: sql<number>`count(distinct ${practiceAnswer.questionId}) filter (where ${practiceAnswer.share} = 100)::int`,
    })
    .from(practiceAnswer)
    .where(own);
  const { id, beganAt, sittingState, totalPoints } = examSitting;
  const sittings = await db
    .select({ id, beganAt, sittingState, totalPoints })
    .from(examSitting)
    .where(and(eq(examSitting.userNo, userNo), eq(examSitting.assessmentId, assessmentId)))
    .orderBy(desc(id))
    .limit(SITTINGS);
  const told = sittings.map((one) => ({ ...one, totalPoints: isTold ? one.totalPoints : null }));
  return { ...answers!, sittings: told };
}
