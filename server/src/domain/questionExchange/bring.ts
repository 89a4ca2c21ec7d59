import { and, eq, isNull, sql } from 'drizzle-orm';
import type { bring } from '#contract/exam/questionImport.ts';
import * as fails from '#contract/exam/questionImportFailures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { QuestionSource } from '#contract/rules/questions.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { question, questionFolder, questionImport, questionVersion } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { foldedOf } from '../questions/folded.ts';
import { ownerOf } from '../questions/owned.ts';
import { mustBeSubject } from '../questions/subjects.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { findImport, repeatedIn } from './imports.ts';
import { ownFolders } from './policies.ts';
import type { Content, ReadRow } from './row.ts';

type Wish = OutputOf<typeof bring.input>;

/**
 * Puts the good questions of an import into the bank, in one go and with as many statements for five hundred as for one.
 * @throws NO_PERMISSION, IMPORT_GONE, BROUGHT_ALREADY, NOTHING_GOOD, 422 at `folderId` and `subjectId`
 */
export async function bringQuestions(ctx: UserCtx, { id, folderId, subjectId, isRepeatedSkipped }: Wish) {
  const { db, user, now } = ctx;
  await oneAtATime(db, user.userNo);
  const owner = await ownerOf(ctx, 'question:edit');
  const record = await findImport(ctx, id);
  if (folderId !== '') await mustBeFolder(ctx, folderId);
  await mustBeSubject(db, subjectId);
  const good = record.rows.filter((row): row is ReadRow & { content: Content } => row.content !== undefined);
  const repeated = isRepeatedSkipped === 1 ? await repeatedIn(ctx, good) : new Set<number>();
  const wanted = good.filter(({ row }) => !repeated.has(row)).map(({ content }) => content);
  if (good.length === 0) throw fail(fails.NOTHING_GOOD);
  const ids = await nextIds(db, wanted.length * 2);
  const [questionIds, versionIds] = [ids.slice(0, wanted.length), ids.slice(wanted.length)];
  const taken = await db
    .update(questionImport)
    .set({ importedAt: wireTime(now), questionIds })
    .where(and(eq(questionImport.id, id), isNull(questionImport.importedAt)))
    .returning({ id: questionImport.id });
  if (taken.length === 0) throw fail(fails.BROUGHT_ALREADY);
  const place = { ...owner, subjectId, folderId: folderId === '' ? null : folderId, source: QuestionSource.imported };
  if (wanted.length > 0) {
    await db.insert(question).values(
      wanted.map((content, at) => ({
        ...place,
        id: questionIds[at]!,
        versionId: versionIds[at]!,
        questionType: content.keyed.questionType,
        difficulty: content.difficulty,
        knowledge: content.knowledge,
        folded: foldedOf(content.stem, content.keyed),
      })),
    );
    await db.insert(questionVersion).values(
      wanted.map(({ keyed, stem, analysis, points }, at) => ({
        ...keyed,
        id: versionIds[at]!,
        questionId: questionIds[at]!,
        versionNo: 1,
        stem,
        analysis,
        points,
        userNo: user.userNo,
      })),
    );
  }
  const counts = { broughtCount: wanted.length, skippedCount: repeated.size, badCount: record.badCount };
  ctx.changed({ after: { fileName: record.fileName, ...counts } });
  return counts;
}

async function nextIds(db: Db, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select nextval('ids') as id from generate_series(1, ${count})`);
  return rows.map(({ id }) => id);
}

/** @throws 422 at `folderId` */
async function mustBeFolder(ctx: UserCtx, folderId: string): Promise<void> {
  const own = ownFolders(await ownerOf(ctx, 'question:edit'));
  if ((await ctx.db.$count(questionFolder, and(eq(questionFolder.id, folderId), own))) === 0) {
    throw failAt('folderId', '文件夹不存在，请重新选择');
  }
}
