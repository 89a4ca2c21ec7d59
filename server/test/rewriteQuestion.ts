import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { question, questionVersion } from '#server/db/schema/question.ts';

/** The sample of a single choice without its option b, and another key. */
export const withoutB = {
  body: { options: ['a', 'c', 'd'].map((id) => ({ id, content: `<p>${id}</p>` })), isOrderFixed: 0 as const },
  key: { right: 'c' },
  stem: '<p>改好的题干</p>',
};

/** A question reads otherwise in the bank from now on. Returns its new version. */
export async function rewriteQuestion(
  db: Db,
  questionId: string,
  change: Partial<typeof questionVersion.$inferInsert>,
): Promise<string> {
  const [row] = await db.select().from(question).where(eq(question.id, questionId));
  const [before] = await db.select().from(questionVersion).where(eq(questionVersion.id, row!.versionId!));
  const { id: _, versionNo: last, ...said } = before!;
  const versionNo = last + 1;
  const [made] = await db
    .insert(questionVersion)
    .values({ ...said, versionNo, ...change })
    .returning({ id: questionVersion.id });
  const { questionType = said.questionType } = change;
  await db.update(question).set({ versionId: made!.id, versionNo, questionType }).where(eq(question.id, questionId));
  return made!.id;
}
