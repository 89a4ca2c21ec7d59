import { asc, eq } from 'drizzle-orm';
import { QuestionType } from '#contract/rules/questions.ts';
import type { Asked } from '#contract/rules/questions.ts';
import { placeOf } from '#contract/rules/slots.ts';
import type { Db } from '../../db/client.ts';
import { paperItem, paperSection } from '../../db/schema/paper.ts';

/** Where each question stands in the paper, from 1 on, whichever order a candidate had. */
export async function numbersOf(db: Db, paperVersionId: string | null): Promise<Map<string, number>> {
  if (paperVersionId === null) return new Map();
  const rows = await db
    .select({ questionId: paperItem.questionId })
    .from(paperItem)
    .innerJoin(paperSection, eq(paperSection.id, paperItem.sectionId))
    .where(eq(paperItem.versionId, paperVersionId))
    .orderBy(asc(paperSection.sort), asc(paperItem.sort), asc(paperItem.id));
  return new Map(rows.map(({ questionId }, index) => [questionId, index + 1]));
}

/** 18, or 18.2 for the second child of a material. */
export function numberOf(
  numbers: ReadonlyMap<string, number>,
  slot: string,
  questionId: string,
  asked?: Asked,
): string {
  const number = String(numbers.get(questionId) ?? '');
  const { childId } = placeOf(slot);
  if (childId === '' || asked?.questionType !== QuestionType.compound) return number;
  return `${number}.${asked.body.children.findIndex(({ id }) => id === childId) + 1}`;
}

/** 18 before 18.2 before 19. */
export const byNumber = (one: { number: string }, other: { number: string }): number => {
  const [a = 0, b = 0] = one.number.split('.').map(Number);
  const [c = 0, d = 0] = other.number.split('.').map(Number);
  return a - c || b - d;
};
