import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PaperFigures, ShownSection } from '#contract/exam/paperShapes.ts';
import { Difficulty, questionTraits } from '#contract/rules/questions.ts';
import type { QuestionType } from '#contract/rules/questions.ts';
import type { Db } from '../../db/client.ts';
import { paperItem, paperSection } from '../../db/schema/paper.ts';
import { question, questionVersion } from '../../db/schema/question.ts';
import { plainText } from '../../kit/html.ts';

export const TITLE_LETTERS = 80;

/** What is in a version, as the editor shows it; of a drawn one the rules and not the pool. */
export async function sectionsOf(db: Db, versionId: string): Promise<ShownSection[]> {
  const sections = await db
    .select()
    .from(paperSection)
    .where(eq(paperSection.versionId, versionId))
    .orderBy(asc(paperSection.sort));
  const rows = await db
    .select({
      sectionId: paperItem.sectionId,
      questionId: paperItem.questionId,
      points: paperItem.points,
      questionType: question.questionType,
      difficulty: question.difficulty,
      knowledge: question.knowledge,
      stem: questionVersion.stem,
    })
    .from(paperItem)
    .innerJoin(question, eq(question.id, paperItem.questionId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperItem.questionVersionId))
    .where(and(eq(paperItem.versionId, versionId), isNull(paperItem.cellNo)))
    .orderBy(asc(paperItem.sort));
  const bySection = Map.groupBy(rows, ({ sectionId }) => sectionId);
  return sections.map(({ id, sectionName, intro, minutes, cells }) => ({
    sectionName,
    intro,
    minutes,
    cells: cells as ShownSection['cells'],
    items: (bySection.get(id) ?? []).map(({ sectionId: _, stem, ...one }) => ({
      ...one,
      title: plainText(stem, TITLE_LETTERS),
    })),
  }));
}

interface Counted {
  items: readonly { questionType: number; difficulty: number; points: number }[];
  cells: readonly { questionType: number; difficulty: number | null; count: number; points: number }[];
}

/** What one candidate will meet. */
export function figuresOf(sections: readonly Counted[]): PaperFigures {
  const asked = sections.flatMap(({ items, cells }) => [...items.map((one) => ({ ...one, count: 1 })), ...cells]);
  const sum = (of: (one: (typeof asked)[number]) => number) => asked.reduce((all, one) => all + of(one), 0);
  const mix = [...Difficulty.values, 0].map((difficulty) => ({
    difficulty,
    count: sum((one) => ((one.difficulty ?? 0) === difficulty ? one.count : 0)),
  }));
  const seconds = sum(({ questionType, count }) => questionTraits[questionType as QuestionType].seconds * count);
  return {
    totalPoints: sum(({ points, count }) => points * count),
    questionCount: sum(({ count }) => count),
    minutes: Math.ceil(seconds / 60),
    mix: mix.filter(({ count }) => count > 0),
  };
}
