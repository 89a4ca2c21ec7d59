import { and, eq, exists, max, sql } from 'drizzle-orm';
import {
  CHANGED_ELSEWHERE,
  CHAPTER_NOT_EMPTY,
  OUTLINE_CHANGED,
  TOO_MANY_CHAPTERS,
} from '#contract/course/authoringFailures.ts';
import type { update } from '#contract/course/chapterAudit.ts';
import { DraftChapter, Outline } from '#contract/course/draft.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import { courseAudit, courseChapterAudit, coursePeriodAudit } from '../../db/schema/authoring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { only } from '../../kit/only.ts';
import type { DraftRow } from './draft.ts';
import { holdDraft, touchDraft, touchOutline } from './draft.ts';
import { outlineOf } from './outline.ts';

export const MOST_CHAPTERS = 200;

/** A new chapter at the end. @throws NOT_FOUND, NOT_WHILE_WAITING, TOO_MANY_CHAPTERS */
export async function addChapter(ctx: UserCtx, courseId: string, chapterName: string) {
  const draft = await holdDraft(ctx, eq(courseAudit.id, courseId));
  const ofCourse = eq(courseChapterAudit.courseId, courseId);
  if ((await ctx.db.$count(courseChapterAudit, ofCourse)) >= MOST_CHAPTERS) throw fail(TOO_MANY_CHAPTERS);
  const [last] = await ctx.db
    .select({ sort: max(courseChapterAudit.sort) })
    .from(courseChapterAudit)
    .where(ofCourse);
  const [chapter] = await ctx.db
    .insert(courseChapterAudit)
    .values({ courseId, chapterName, sort: (last?.sort ?? 0) + 1 })
    .returning();
  return { outlineRevision: await touchOutline(ctx, draft), chapter: { ...chapter!, periods: [] } };
}

type Written = Omit<OutputOf<typeof update.input>, 'id' | 'revision'>;

/** @throws NOT_FOUND, NOT_WHILE_WAITING, CHANGED_ELSEWHERE with the chapter as it is */
export async function writeChapter(ctx: UserCtx, id: string, revision: number, written: Written) {
  const { draft, chapter } = await holdChapter(ctx, id);
  if (chapter.revision !== revision)
    throw fail(CHANGED_ELSEWHERE, undefined, only(DraftChapter.omit({ periods: true }), chapter));
  await touchDraft(ctx, draft);
  const [row] = await ctx.db
    .update(courseChapterAudit)
    .set({ ...written, revision: revision + 1, gmtModified: wireTime(ctx.now) })
    .where(eq(courseChapterAudit.id, id))
    .returning();
  return row!;
}

/** The chapters in a new order. @throws NOT_FOUND, NOT_WHILE_WAITING, OUTLINE_CHANGED with the outline as it is */
export async function sortChapters(
  ctx: UserCtx,
  { courseId, outlineRevision, chapterIdList }: { courseId: string; outlineRevision: number; chapterIdList: string[] },
): Promise<number> {
  const draft = await holdDraft(ctx, eq(courseAudit.id, courseId));
  await mustBeNewest(ctx, draft, outlineRevision);
  const known = await ctx.db
    .select({ id: courseChapterAudit.id })
    .from(courseChapterAudit)
    .where(eq(courseChapterAudit.courseId, courseId));
  if (new Set(chapterIdList).size !== known.length || known.some(({ id }) => !chapterIdList.includes(id)))
    throw await outlineChanged(ctx, courseId);
  await ctx.db.execute(sql`update course_chapter_audit c set sort = wanted.place
    from unnest(${sql.param(chapterIdList)}::bigint[]) with ordinality wanted (id, place)
    where c.id = wanted.id and c.course_id = ${courseId}`);
  return touchOutline(ctx, draft);
}

/** @throws NOT_FOUND, NOT_WHILE_WAITING, CHAPTER_NOT_EMPTY */
export async function removeChapter(ctx: UserCtx, id: string): Promise<number> {
  const { draft } = await holdChapter(ctx, id);
  if ((await ctx.db.$count(coursePeriodAudit, eq(coursePeriodAudit.chapterId, id))) > 0) throw fail(CHAPTER_NOT_EMPTY);
  await ctx.db.delete(courseChapterAudit).where(eq(courseChapterAudit.id, id));
  return touchOutline(ctx, draft);
}

/** A chapter with its draft, which is held. @throws NOT_FOUND, NOT_WHILE_WAITING */
export async function holdChapter(ctx: UserCtx, id: string) {
  const own = and(eq(courseChapterAudit.courseId, courseAudit.id), eq(courseChapterAudit.id, id));
  const draft = await holdDraft(
    ctx,
    exists(ctx.db.select({ id: courseChapterAudit.id }).from(courseChapterAudit).where(own)),
  );
  const [chapter] = await ctx.db.select().from(courseChapterAudit).where(eq(courseChapterAudit.id, id));
  return { draft, chapter: chapter! };
}

/** @throws OUTLINE_CHANGED with the outline as it is */
export async function mustBeNewest(ctx: UserCtx, draft: DraftRow, outlineRevision: number): Promise<void> {
  if (draft.outlineRevision !== outlineRevision) throw await outlineChanged(ctx, draft.id);
}

export const outlineChanged = async ({ db }: UserCtx, courseId: string) =>
  fail(OUTLINE_CHANGED, undefined, only(Outline, await outlineOf(db, courseId)));
