import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as fails from '#contract/exam/questionImportFailures.ts';
import { mayTakeBack } from '#contract/rules/questionExchange.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { paperItem } from '../../db/schema/paper.ts';
import { question, questionImport, questionVersion } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { ownQuestions } from '../questions/policies.ts';
import { findImport } from './imports.ts';
import { titleOf } from './judged.ts';

/**
 * Takes back what an import brought, as long as nothing has come of it; what was used or changed since stays, and is
 * named with the reason. The others lie in the recycle bin.
 * @throws NO_PERMISSION, IMPORT_GONE, NOT_BROUGHT, UNDO_LATE
 */
export async function takeBack(ctx: UserCtx, id: string) {
  const { db, user, now } = ctx;
  await oneAtATime(db, user.userNo);
  const { importedAt, undoneAt, questionIds, fileName } = await findImport(ctx, id);
  if (importedAt === null || undoneAt !== null) throw fail(fails.NOT_BROUGHT);
  if (!mayTakeBack(momentOf(importedAt), now)) throw fail(fails.UNDO_LATE);
  const taken = await db
    .update(questionImport)
    .set({ undoneAt: wireTime(now) })
    .where(and(eq(questionImport.id, id), isNull(questionImport.undoneAt)))
    .returning({ id: questionImport.id });
  if (taken.length === 0) throw fail(fails.NOT_BROUGHT);
  const judged = await judgedNow(ctx, questionIds);
  const gone = judged.flatMap(({ questionId, reason }) => (reason === null ? [questionId] : []));
  await db
    .update(question)
    .set({ deletedAt: wireTime(now) })
    .where(and(inArray(question.id, gone), ownQuestions(ctx)));
  const kept = judged.flatMap(({ questionId, stem, reason }) =>
    reason === null ? [] : [{ id: questionId, title: titleOf(stem), reason }],
  );
  ctx.changed({ before: { fileName }, after: { removedCount: gone.length, kept } });
  return { removedCount: gone.length, kept };
}

/** Questions that are in the bank still, each with what has come of it. */
function judgedNow(ctx: UserCtx, ids: readonly string[]) {
  const inPaper = sql`exists (select from ${paperItem} where ${paperItem.questionId} = "question"."id")`;
  const reason = sql<string | null>`case
    when ${question.countUsed} > 0 or ${inPaper} then '已经放进试卷'
    when ${question.countAnswer} > 0 then '已经有人作答'
    when ${question.versionNo} > 1 then '导入之后改过'
    end`;
  return ctx.db
    .select({ questionId: question.id, stem: questionVersion.stem, reason })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.versionId))
    .where(and(inArray(question.id, [...ids]), ownQuestions(ctx)))
    .orderBy(question.id);
}
