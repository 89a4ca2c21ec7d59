import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { NONE } from '#contract/rules/id.ts';
import type { Keyed } from '#contract/rules/questions.ts';
import { courseCategory } from '../../db/schema/course.ts';
import { question, questionVersion } from '../../db/schema/question.ts';
import { user, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { abilitiesOf } from './abilities.ts';
import { authorColumns, authorNameOf } from './authors.ts';
import { titleOf } from './folded.ts';
import { rightShare } from './list.ts';
import { ownRows } from './owned.ts';
import { readableQuestions } from './policies.ts';
import { countUsed } from './used.ts';
import { shownQuestion } from './versions.ts';

const missing = () => fail(NOT_FOUND, '题目不存在，或者没有共享给你');

/** A question that the condition lets through. @throws NOT_FOUND */
export async function questionBy({ db }: Pick<UserCtx, 'db'>, id: string, may: SQL) {
  const [row] = await db
    .select()
    .from(question)
    .where(and(eq(question.id, id), may));
  if (!row) throw missing();
  return row;
}

/** What a question says now, with its key; as it was written for the editor, otherwise drawn. @throws NOT_FOUND */
export async function questionView(ctx: UserCtx, id: string, isRaw: 0 | 1) {
  const isOwn = sql<0 | 1>`(${ownRows(ctx, question, 'question:edit')} and ${question.deletedAt} is null)::int`;
  const [found] = await ctx.db
    .select({
      row: question,
      version: questionVersion,
      subjectName: courseCategory.categoryName,
      ...authorColumns,
      isOwn,
      countUsed,
      rightShare,
    })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.versionId))
    .innerJoin(courseCategory, eq(courseCategory.id, question.subjectId))
    .innerJoin(user, eq(user.userNo, question.authorUserNo))
    .leftJoin(userExt, eq(userExt.userNo, question.authorUserNo))
    .where(and(eq(question.id, id), readableQuestions(ctx)));
  if (!found) throw missing();
  const { row, version, nickname, mobile, idCardName, ...rest } = found;
  return {
    ...row,
    ...rest,
    ...(await contentShown(version, isRaw)),
    abilities: await abilitiesOf(ctx.db, row.id),
    versionId: version.id,
    title: titleOf(version.stem),
    folderId: row.folderId ?? NONE,
    authorName: authorNameOf({ nickname, mobile, idCardName }),
  };
}

type VersionRow = typeof questionVersion.$inferSelect;

async function contentShown({ stem, analysis, points, questionType, body, key }: VersionRow, isRaw: 0 | 1) {
  const content = { stem, analysis, points, question: { questionType, body, key } as Keyed };
  return isRaw === 1 ? content : shownQuestion(content);
}

const MOST_VERSIONS = 50;

/** The versions of a question, the newest first. @throws NOT_FOUND */
export async function versionLines(ctx: UserCtx, questionId: string) {
  await questionBy(ctx, questionId, readableQuestions(ctx));
  const countUsedIn = sql<number>`(select count(distinct v.paper_id)::int from paper_item i
    join paper_version v on v.id = i.version_id where i.question_version_id = ${questionVersion.id})`;
  const rows = await versionsOf(ctx, { countUsed: countUsedIn })
    .where(eq(questionVersion.questionId, questionId))
    .orderBy(desc(questionVersion.versionNo))
    .limit(MOST_VERSIONS);
  return rows.map(({ version, nickname, mobile, idCardName, countUsed: used }) => ({
    ...lineOf(version),
    authorName: authorNameOf({ nickname, mobile, idCardName }),
    countUsed: used,
  }));
}

/** What one version says. @throws NOT_FOUND */
export async function versionShown(ctx: UserCtx, questionId: string, versionNo: number) {
  await questionBy(ctx, questionId, readableQuestions(ctx));
  const [found] = await versionsOf(ctx, {}).where(
    and(eq(questionVersion.questionId, questionId), eq(questionVersion.versionNo, versionNo)),
  );
  if (!found) throw missing();
  const { version, nickname, mobile, idCardName } = found;
  return {
    ...lineOf(version),
    ...(await contentShown(version, 0)),
    authorName: authorNameOf({ nickname, mobile, idCardName }),
  };
}

const versionsOf = <M extends Record<string, SQL>>({ db }: UserCtx, more: M) =>
  db
    .select({ version: questionVersion, ...authorColumns, ...more })
    .from(questionVersion)
    .innerJoin(user, eq(user.userNo, questionVersion.userNo))
    .leftJoin(userExt, eq(userExt.userNo, questionVersion.userNo))
    .$dynamic();

const lineOf = ({ id, versionNo, note, gmtCreate }: VersionRow) => ({ versionId: id, versionNo, note, gmtCreate });
