import { and, desc, eq, ilike, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PAPER_GONE } from '#contract/exam/paperFailures.ts';
import type { page, versions } from '#contract/exam/paper.ts';
import type { PaperRow } from '#contract/exam/paperShapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { enabledAs } from '../../db/enabled.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { courseCategory } from '../../db/schema/course.ts';
import { paper, paperItem, paperVersion } from '../../db/schema/paper.ts';
import { question } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { figuresOf, sectionsOf } from './content.ts';
import { ownPapers } from './policies.ts';
import { paperOf } from './reach.ts';

const columns = {
  id: paper.id,
  paperName: paper.paperName,
  paperKind: paper.paperKind,
  subjectId: paper.subjectId,
  subjectName: courseCategory.categoryName,
  versionId: paper.versionId,
  draftVersionId: paper.draftVersionId,
  revision: paper.revision,
  gmtModified: paper.gmtModified,
  /** The newest published one, or the first draft. */
  shownNo: paperVersion.versionNo,
  totalPoints: paperVersion.totalPoints,
  questionCount: paperVersion.questionCount,
  countUsed: sql<number>`(select count(*)::int from ${assessment} where "assessment"."paper_id" = "paper"."id" and ${enabledAs('assessment')})`,
};

const shown = ({ db }: UserCtx, where: SQL | undefined) =>
  db
    .select(columns)
    .from(paper)
    .leftJoin(courseCategory, eq(courseCategory.id, paper.subjectId))
    .leftJoin(paperVersion, eq(paperVersion.id, sql`coalesce(${paper.versionId}, ${paper.draftVersionId})`))
    .where(where);

type Shown = Awaited<ReturnType<typeof shown>>[number];

const rowOf = ({ draftVersionId, shownNo, ...row }: Shown): PaperRow => ({
  ...row,
  subjectId: row.subjectId ?? NONE,
  subjectName: row.subjectName ?? '',
  versionId: row.versionId ?? NONE,
  versionNo: row.versionId === null ? 0 : (shownNo ?? 0),
  totalPoints: row.totalPoints ?? 0,
  questionCount: row.questionCount ?? 0,
  hasDraft: draftVersionId === null ? 0 : 1,
});

export async function papersPage(ctx: UserCtx, asked: OutputOf<typeof page.input>) {
  const where = and(
    ownPapers(ctx),
    asked.keyword === '' ? undefined : ilike(paper.paperName, containing(asked.keyword)),
    asked.paperKind && eq(paper.paperKind, asked.paperKind),
    asked.isPublished === undefined ? undefined : (asked.isPublished === 1 ? isNotNull : isNull)(paper.versionId),
  );
  const rows = shown(ctx, where).orderBy(desc(paper.id)).$dynamic();
  const listed = await paginate(asked, rows, () => ctx.db.$count(paper, where));
  return { ...listed, list: listed.list.map(rowOf) };
}

/** A paper with what is being written in it. @throws PAPER_GONE */
export async function viewPaper(ctx: UserCtx, id: string) {
  const [row] = await shown(ctx, and(eq(paper.id, id), ownPapers(ctx)));
  if (!row) throw fail(PAPER_GONE);
  const versionId = row.draftVersionId ?? row.versionId!;
  const sections = await sectionsOf(ctx.db, versionId);
  const changed = and(
    eq(paperItem.versionId, row.versionId ?? NONE),
    sql`exists (select from ${question} where "question"."id" = "paper_item"."question_id"
      and "question"."version_id" <> "paper_item"."question_version_id")`,
  );
  const changedCount = await ctx.db.$count(paperItem, changed);
  return { ...rowOf(row), revision: row.revision, changedCount, sections, figures: figuresOf(sections) };
}

export async function versionsPage(ctx: UserCtx, asked: OutputOf<typeof versions.input>) {
  const { id } = await paperOf(ctx, asked.id);
  const where = and(eq(paperVersion.paperId, id), isNotNull(paperVersion.publishedAt));
  const { versionNo, totalPoints, questionCount, note } = paperVersion;
  const rows = ctx.db
    .select({
      id: paperVersion.id,
      versionNo,
      totalPoints,
      questionCount,
      note,
      publishedAt: sql<string>`${paperVersion.publishedAt}`.mapWith(paperVersion.publishedAt),
      countUsed: sql<number>`(select count(*)::int from ${assessment} where "assessment"."paper_id" = "paper_version"."paper_id"
        and "assessment"."paper_version_id" = "paper_version"."id" and ${enabledAs('assessment')})`,
    })
    .from(paperVersion)
    .where(where)
    .orderBy(desc(versionNo))
    .$dynamic();
  return paginate(asked, rows, () => ctx.db.$count(paperVersion, where));
}
