import { and, arrayContains, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { excel } from '#contract/exam/questionExport.ts';
import { NOTHING_TO_EXPORT, TOO_MANY_TO_EXPORT } from '#contract/exam/questionImportFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_EXPORTED } from '#contract/rules/questionExchange.ts';
import type { Keyed } from '#contract/rules/questions.ts';
import { question, questionFolder, questionVersion } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { foldedText } from '../questions/folded.ts';
import { ownerOf } from '../questions/owned.ts';
import { ownQuestions, usableQuestions } from '../questions/policies.ts';
import { ownFolders } from './policies.ts';
import type { Content } from './row.ts';

type Choice = OutputOf<typeof excel.input>;

/** A question as it leaves the bank. */
export type Leaving = Content & { questionId: string };

/**
 * The questions that were chosen, with their keys, of those that the caller may use.
 * @throws NO_PERMISSION, NOT_FOUND for ids of others, NOTHING_TO_EXPORT, TOO_MANY_TO_EXPORT
 */
export async function chosenQuestions(ctx: UserCtx, choice: Choice): Promise<Leaving[]> {
  const owner = await ownerOf(ctx, 'question:edit');
  const isByIds = choice.ids.length > 0;
  const wanted = isByIds ? and(usableQuestions(ctx), inArray(question.id, choice.ids))! : filterOf(ctx, choice);
  if (
    choice.folderId !== '' &&
    (await ctx.db.$count(questionFolder, and(eq(questionFolder.id, choice.folderId), ownFolders(owner)))) === 0
  ) {
    throw fail(NOT_FOUND);
  }
  const rows = await ctx.db
    .select({
      questionId: question.id,
      stem: questionVersion.stem,
      analysis: questionVersion.analysis,
      difficulty: question.difficulty,
      knowledge: question.knowledge,
      points: questionVersion.points,
      questionType: questionVersion.questionType,
      body: questionVersion.body,
      key: questionVersion.key,
    })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.versionId))
    .where(wanted)
    .orderBy(isByIds ? asc(question.id) : desc(question.id))
    .limit(MOST_EXPORTED + 1);
  if (isByIds && rows.length < new Set(choice.ids).size) throw fail(NOT_FOUND, '有的题不存在，或者不是你能用的');
  if (rows.length === 0) throw fail(NOTHING_TO_EXPORT);
  if (rows.length > MOST_EXPORTED) throw fail(TOO_MANY_TO_EXPORT);
  const all = rows.map(({ questionType, body, key, ...row }) => ({
    ...row,
    keyed: { questionType, body, key } as Keyed,
  }));
  if (!isByIds) return all;
  const places = new Map(choice.ids.map((id, at) => [id, at]));
  return all.sort((one, other) => places.get(one.questionId)! - places.get(other.questionId)!);
}

function filterOf(
  ctx: UserCtx,
  { folderId, subjectId, questionTypes, difficulties, knowledge, word, isShared }: Choice,
): SQL {
  return and(
    isShared === 1 ? usableQuestions(ctx) : ownQuestions(ctx),
    folderId === '' ? undefined : eq(question.folderId, folderId),
    subjectId === '' ? undefined : eq(question.subjectId, subjectId),
    questionTypes.length === 0 ? undefined : inArray(question.questionType, questionTypes),
    difficulties.length === 0 ? undefined : inArray(question.difficulty, difficulties),
    knowledge === '' ? undefined : arrayContains(question.knowledge, [knowledge]),
    word === '' ? undefined : sql`strpos(${question.folded}, ${foldedText(word)}) > 0`,
  )!;
}
