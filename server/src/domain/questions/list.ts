import { and, arrayContains, count, desc, eq, exists, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { BankScope, QuestionRow } from '#contract/exam/questionFacts.ts';
import type { Page } from '#contract/kit/page.ts';
import { NONE } from '#contract/rules/id.ts';
import { BIN_DAYS, branchOf } from '#contract/rules/questionFolders.ts';
import type { Difficulty, QuestionSource } from '#contract/rules/questions.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { momentOf } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { courseCategory } from '../../db/schema/course.ts';
import { question, questionReport, questionVersion } from '../../db/schema/question.ts';
import { user, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { authorColumns, authorNameOf } from './authors.ts';
import { foldedText, titleOf } from './folded.ts';
import { foldersOf, ownFolder } from './folders.ts';
import { mustKeepBank } from './keeper.ts';
import { ownRows } from './owned.ts';
import { questionsIn } from './policies.ts';
import { countUsed } from './used.ts';

export interface BankQuery extends PageRequest {
  scope: BankScope;
  folderId?: string | undefined;
  keyword: string;
  types: readonly QuestionType[];
  difficulty?: Difficulty | undefined;
  knowledge?: string | undefined;
  year?: number | undefined;
  source?: QuestionSource | undefined;
  subjectId?: string | undefined;
  isReported: 0 | 1;
  sort: 'newest' | 'used' | 'hardest';
}

const qb = new QueryBuilder();

/** Reports about a question that nobody answered yet. */
const waitingReports = qb
  .select({ one: sql`1` })
  .from(questionReport)
  .where(sql`${questionReport.questionId} = "question"."id" and ${enabled(questionReport)} and reply_time is null`);

export const isReported = exists(waitingReports);

/** Percent of the marks that were reached; null while nobody answered. */
export const rightShare = sql<
  number | null
>`round(${question.shareSum}::numeric / nullif(${question.countAnswer}, 0))::int`;

const orders: Readonly<Record<BankQuery['sort'], SQL[]>> = {
  newest: [],
  used: [sql`${countUsed} desc`],
  hardest: [sql`${question.shareSum}::numeric / nullif(${question.countAnswer}, 0) asc nulls last`],
};

/** One page of a bank. @throws NO_PERMISSION, NOT_FOUND of a folder */
export async function bankPage(ctx: UserCtx, query: BankQuery): Promise<Page<QuestionRow>> {
  mustKeepBank(ctx);
  const { db, now } = ctx;
  const matching = and(questionsIn(ctx, query.scope), await inFolder(ctx, query.folderId), narrowed(query));
  const isOwn = sql<0 | 1>`(${ownRows(ctx, question, 'question:edit')})::int`;
  const countReport = sql<number>`case when ${ownRows(ctx, question, 'question:edit')} then (select count(*)::int from (${waitingReports}) r) else 0 end`;
  const rows = db
    .select({
      row: question,
      stem: questionVersion.stem,
      points: questionVersion.points,
      childCount: sql<number>`coalesce(jsonb_array_length(${questionVersion.body} -> 'children'), 0)`,
      subjectName: courseCategory.categoryName,
      ...authorColumns,
      isOwn,
      countReport,
      countUsed,
      rightShare,
    })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.versionId))
    .innerJoin(courseCategory, eq(courseCategory.id, question.subjectId))
    .innerJoin(user, eq(user.userNo, question.authorUserNo))
    .leftJoin(userExt, eq(userExt.userNo, question.authorUserNo))
    .where(matching)
    .orderBy(...orders[query.sort], desc(question.id));
  const page = await paginate(query, rows.$dynamic(), () => db.$count(question, matching));
  const list = page.list.map(async ({ row, stem, nickname, mobile, idCardName, ...rest }) => ({
    ...row,
    ...rest,
    versionId: row.versionId!,
    folderId: row.folderId ?? NONE,
    authorName: authorNameOf({ nickname, mobile, idCardName }),
    stem: await shownHtml(stem),
    title: titleOf(stem),
    daysLeft: daysLeft(row.deletedAt, now),
  }));
  return { ...page, list: await Promise.all(list) };
}

const DAY_MS = 86_400_000;

function daysLeft(deletedAt: string | null, now: Date): number | null {
  if (deletedAt === null) return null;
  return Math.max(0, BIN_DAYS - Math.floor((now.getTime() - momentOf(deletedAt).getTime()) / DAY_MS));
}

async function inFolder(ctx: UserCtx, folderId: string | undefined): Promise<SQL | undefined> {
  if (folderId === undefined) return undefined;
  if ((await ownFolder(ctx, folderId)) === null) return isNull(question.folderId);
  return inArray(question.folderId, branchOf(await foldersOf(ctx), folderId));
}

function narrowed({ keyword, types, difficulty, knowledge, year, source, subjectId, isReported: reported }: BankQuery) {
  return and(
    keyword === ''
      ? undefined
      : or(ilike(question.folded, containing(foldedText(keyword))), ilike(question.folded, containing(keyword))),
    types.length === 0 ? undefined : inArray(question.questionType, [...types]),
    difficulty === undefined ? undefined : eq(question.difficulty, difficulty),
    knowledge === undefined ? undefined : arrayContains(question.knowledge, [knowledge]),
    year === undefined ? undefined : eq(question.year, year),
    source === undefined ? undefined : eq(question.source, source),
    subjectId === undefined ? undefined : eq(question.subjectId, subjectId),
    reported === 1 ? isReported : undefined,
  );
}

/** What of a part of the bank can be filtered by. */
export async function bankFacets(ctx: UserCtx, scope: BankScope) {
  const { db } = ctx;
  const matching = questionsIn(ctx, scope);
  const subjects = await db
    .select({ id: question.subjectId, subjectName: courseCategory.categoryName, count: count() })
    .from(question)
    .innerJoin(courseCategory, eq(courseCategory.id, question.subjectId))
    .where(matching)
    .groupBy(question.subjectId, courseCategory.categoryName)
    .orderBy(desc(count()), question.subjectId)
    .limit(30);
  const years = await db
    .selectDistinct({ year: question.year })
    .from(question)
    .where(and(matching, sql`${question.year} is not null`))
    .orderBy(desc(question.year))
    .limit(20);
  const points = await knowledgeIn(ctx, matching, 24);
  return { subjects, years: years.flatMap(({ year }) => year ?? []), knowledge: points.map(({ point }) => point) };
}

/** The points of knowledge of some questions, the most frequent first. */
export async function knowledgeIn({ db }: Pick<UserCtx, 'db'>, where: SQL | undefined, most: number) {
  const points = qb
    .select({ point: sql<string>`unnest(${question.knowledge})`.as('point') })
    .from(question)
    .where(where)
    .as('points');
  return db
    .select({ point: points.point, count: count() })
    .from(points)
    .groupBy(points.point)
    .orderBy(desc(count()), points.point)
    .limit(most);
}
