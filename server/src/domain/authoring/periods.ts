import { and, eq, exists, inArray, max, sql } from 'drizzle-orm';
import { CHANGED_ELSEWHERE, TOO_MANY_PERIODS } from '#contract/course/authoringFailures.ts';
import { DraftPeriod } from '#contract/course/draft.ts';
import type { save, sort, update } from '#contract/course/periodAudit.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { wireTime } from '#contract/rules/time.ts';
import { courseAudit, coursePeriodAudit, coursewareAudit } from '../../db/schema/authoring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { only } from '../../kit/only.ts';
import { holdChapter, mustBeNewest, outlineChanged } from './chapters.ts';
import type { DraftRow } from './draft.ts';
import { holdDraft, touchDraft, touchOutline } from './draft.ts';
import { periodsWhere } from './outline.ts';
import { mustBeChoosable } from './nodeChoice.ts';
import { mustFit, usableMedia } from './periodMedia.ts';

export const MOST_IN_CHAPTER = 100;
export const MOST_IN_COURSE = 3000;

type New = OutputOf<typeof save.input>;

/** A new class-hour at the end of a chapter. @throws NOT_FOUND, NOT_WHILE_WAITING, TOO_MANY_PERIODS, WRONG_FILE */
export async function addPeriod(ctx: UserCtx, { chapterId, periodName, fileType, mediaId }: New) {
  const { draft } = await holdChapter(ctx, chapterId);
  const [there] = await ctx.db
    .select({
      last: max(coursePeriodAudit.sort),
      inChapter: sql<number>`(count(*) filter (where ${coursePeriodAudit.chapterId} = ${chapterId}))::int`,
      inCourse: sql<number>`count(*)::int`,
    })
    .from(coursePeriodAudit)
    .where(eq(coursePeriodAudit.courseId, draft.id));
  if (there!.inChapter >= MOST_IN_CHAPTER || there!.inCourse >= MOST_IN_COURSE) throw fail(TOO_MANY_PERIODS);
  const types = await usableMedia(ctx, draft, mediaId ? [mediaId] : []);
  const type = (mediaId && types.get(mediaId)) || fileType || FileType.video;
  if (mediaId || fileType) mustFit(draft, type);
  const [row] = await ctx.db
    .insert(coursePeriodAudit)
    .values({ courseId: draft.id, chapterId, periodName, fileType: type, mediaId, sort: (there!.last ?? 0) + 1 })
    .returning({ id: coursePeriodAudit.id });
  const [period] = await periodsWhere(ctx.db, eq(coursePeriodAudit.id, row!.id));
  return { outlineRevision: await touchOutline(ctx, draft), period: period! };
}

type Written = Omit<OutputOf<typeof update.input>, 'id' | 'revision'>;

/** @throws NOT_FOUND, NOT_WHILE_WAITING, WRONG_FILE, WRONG_NODE, WRONG_TOOL, CHANGED_ELSEWHERE with the class-hour as it is */
export async function writePeriod(ctx: UserCtx, id: string, revision: number, { wares, ...written }: Written) {
  const draft = await holdPeriod(ctx, id);
  const [period] = await periodsWhere(ctx.db, eq(coursePeriodAudit.id, id));
  const types = await usableMedia(ctx, draft, [written.mediaId ?? [], (wares ?? []).map((one) => one.mediaId)].flat());
  if (period!.revision !== revision) throw fail(CHANGED_ELSEWHERE, undefined, only(DraftPeriod, period!));
  const fileType = (written.mediaId && types.get(written.mediaId)) || written.fileType;
  if (fileType && fileType !== period!.fileType) mustFit(draft, fileType);
  await mustBeChoosable(ctx, draft, 'assessmentId', written.assessmentId, period!.assessment?.id);
  await mustBeChoosable(ctx, draft, 'toolLinkId', written.toolLinkId, period!.tool?.id);
  await touchDraft(ctx, draft);
  await ctx.db
    .update(coursePeriodAudit)
    .set({
      ...written,
      ...(fileType && { fileType }),
      ...(written.content !== undefined && { content: cleanHtml(written.content) }),
      revision: revision + 1,
      gmtModified: wireTime(ctx.now),
    })
    .where(eq(coursePeriodAudit.id, id));
  if (wares) await replaceWares(ctx, draft.id, id, wares);
  const [after] = await periodsWhere(ctx.db, eq(coursePeriodAudit.id, id));
  return after!;
}

async function replaceWares(
  { db }: UserCtx,
  courseId: string,
  periodId: string,
  wares: { docName: string; mediaId: string }[],
): Promise<void> {
  await db.delete(coursewareAudit).where(eq(coursewareAudit.periodId, periodId));
  if (wares.length > 0)
    await db.insert(coursewareAudit).values(wares.map((ware, place) => ({ ...ware, courseId, periodId, sort: place })));
}

/**
 * The class-hours of a chapter in a new order; those of other chapters named among them move here.
 * @throws NOT_FOUND, NOT_WHILE_WAITING, OUTLINE_CHANGED with the outline as it is
 */
export async function sortPeriods(
  ctx: UserCtx,
  { chapterId, outlineRevision, periodIdList }: OutputOf<typeof sort.input>,
): Promise<number> {
  const { draft } = await holdChapter(ctx, chapterId);
  await mustBeNewest(ctx, draft, outlineRevision);
  const known = await ctx.db
    .select({ id: coursePeriodAudit.id, chapterId: coursePeriodAudit.chapterId })
    .from(coursePeriodAudit)
    .where(and(eq(coursePeriodAudit.courseId, draft.id), inArray(coursePeriodAudit.id, periodIdList)));
  const here = await ctx.db.$count(coursePeriodAudit, eq(coursePeriodAudit.chapterId, chapterId));
  const stayed = known.filter((one) => one.chapterId === chapterId).length;
  if (known.length !== new Set(periodIdList).size || periodIdList.length !== known.length || stayed !== here)
    throw await outlineChanged(ctx, draft.id);
  await ctx.db.execute(sql`update course_period_audit p set sort = wanted.place, chapter_id = ${chapterId}
    from unnest(${sql.param(periodIdList)}::bigint[]) with ordinality wanted (id, place)
    where p.id = wanted.id and p.course_id = ${draft.id}`);
  return touchOutline(ctx, draft);
}

/** @throws NOT_FOUND, NOT_WHILE_WAITING */
export async function removePeriod(ctx: UserCtx, id: string): Promise<number> {
  const draft = await holdPeriod(ctx, id);
  await ctx.db.delete(coursePeriodAudit).where(eq(coursePeriodAudit.id, id));
  return touchOutline(ctx, draft);
}

function holdPeriod(ctx: UserCtx, id: string): Promise<DraftRow> {
  const own = and(eq(coursePeriodAudit.courseId, courseAudit.id), eq(coursePeriodAudit.id, id));
  return holdDraft(ctx, exists(ctx.db.select({ id: coursePeriodAudit.id }).from(coursePeriodAudit).where(own)));
}
