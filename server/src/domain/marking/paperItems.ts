import { eq, sql } from 'drizzle-orm';
import { ITEM_GONE } from '#contract/exam/runningFailures.ts';
import type { Db } from '../../db/client.ts';
import { paperItem, paperSection } from '../../db/schema/paper.ts';
import { question, questionVersion } from '../../db/schema/question.ts';
import { fail } from '../../kit/fail.ts';
import { itemNamed } from '../assessments/draw.ts';
import type { AssessmentRow } from '../assessments/policies.ts';

const number = sql<number>`(row_number() over
  (order by ${paperSection.sort}, ${paperItem.sort}, ${paperItem.id}))::int`;

/** The questions of the version of a paper, as they stand in it. */
export const itemsOf = (db: Db, paperVersionId: string | null) =>
  db
    .select({
      itemId: sql<string>`${itemNamed}`.as('run_item_id'),
      number: number.as('run_number'),
      questionId: paperItem.questionId,
      versionId: paperItem.questionVersionId,
      newestId: sql<string>`${question.versionId}::text`.as('run_newest_id'),
      questionType: questionVersion.questionType,
      stem: questionVersion.stem,
      folded: question.folded,
      points: paperItem.points,
      isDrawn: sql<0 | 1>`(${paperItem.cellNo} is not null)::int`.as('run_is_drawn'),
      hasNewer: sql<0 | 1>`(${question.versionId} <> ${paperItem.questionVersionId})::int`.as('run_has_newer'),
    })
    .from(paperItem)
    .innerJoin(paperSection, eq(paperSection.id, paperItem.sectionId))
    .innerJoin(question, eq(question.id, paperItem.questionId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperItem.questionVersionId))
    .where(eq(paperItem.versionId, paperVersionId ?? '0'))
    .as('run_item');

export type FoundItem = Awaited<ReturnType<typeof itemIn>>;

/** One of them. @throws ITEM_GONE */
export async function itemIn(db: Db, { paperVersionId }: Pick<AssessmentRow, 'paperVersionId'>, itemId: string) {
  const found = itemsOf(db, paperVersionId);
  const [row] = await db.select().from(found).where(eq(found.itemId, itemId));
  if (!row) throw fail(ITEM_GONE);
  return row;
}
