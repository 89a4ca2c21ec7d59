import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import { CourseNode } from '#contract/course/courseNode.ts';
import type { DraftNode, DraftPeriod } from '#contract/course/draft.ts';
import { NO_MEDIA } from '#contract/course/failures.ts';
import type { Playback } from '#contract/course/play.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { nodeStateOf } from '#contract/rules/courseNodes.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { ActivityProgress, GradingProgress, toolStanding } from '#contract/rules/ltiTools.ts';
import { LecturerCard } from '#contract/user/lecturer.ts';
import { LiveState } from '#contract/rules/liveStates.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { isPackage, isTimed } from '#contract/rules/progress.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAudit, coursePeriodAudit } from '../../db/schema/authoring.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { lecturer } from '../../db/schema/people.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { only } from '../../kit/only.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { categories } from '../catalogue/categories.ts';
import { playbackLinks } from '../media/links.ts';
import { packaged } from '../media/packaged.ts';
import { linked } from '../media/playback.ts';
import { lecturerCardOf } from '../people/lecturers.ts';
import { outlineOf } from './outline.ts';
import { ownDrafts } from './policies.ts';
import { raisedByDraft } from './raised.ts';

/** The drafts somebody may look at: those they write, and those they review, for their organization or the platform. */
export function seenDrafts(ctx: UserCtx): SQL | undefined {
  const { user, can } = ctx;
  const ofHouse = can('course:review') && user.orgNo !== null ? eq(courseAudit.orgNo, user.orgNo) : undefined;
  const ofPlatform = can('content:review') ? sql`true` : undefined;
  return or(ownDrafts(ctx), and(enabled(courseAudit), or(ofHouse, ofPlatform) ?? sql`false`));
}

/** A draft as its public page will show it. @throws NOT_FOUND */
export async function previewOf(ctx: UserCtx, id: string) {
  const { db, now } = ctx;
  const [found] = await db
    .select({ row: courseAudit, teacher: lecturer, org: orgInfo })
    .from(courseAudit)
    .leftJoin(lecturer, and(eq(lecturer.lecturerUserNo, courseAudit.lecturerUserNo), enabled(lecturer)))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, courseAudit.orgNo))
    .where(and(seenDrafts(ctx), eq(courseAudit.id, id)));
  if (!found) throw fail(NOT_FOUND);
  const { row, teacher, org } = found;
  const known = await categories(db, now);
  const periods = (await outlineOf(db, id)).chapters.flatMap((chapter) => chapter.periods);
  const times = periods.flatMap(({ startTime }) => startTime ?? []).sort();
  const isLive = courseKinds[row.courseKind].hasTimes && times.length > 0;
  return {
    ...row,
    ...unpublished,
    raises: (await raisedByDraft(db, row)).map((one) => ({ ...one, mine: null })), // nobody learns from a preview
    courseCategory: courseKinds[row.courseKind].category,
    categoryNames: [row.categoryId1, row.categoryId2, row.categoryId3].flatMap(
      (one) => known.get(one)?.categoryName ?? [],
    ),
    introduce: await shownHtml(row.introduce),
    courseOriginal: yuanOf(row.courseOriginal),
    courseDiscount: yuanOf(row.courseDiscount || row.courseOriginal),
    courseSvipDiscount: yuanOf(row.courseSvipDiscount),
    credit: row.credit / 10,
    periodTotal: periods.length,
    secondsTotal: periods.reduce((sum, period) => sum + secondsOf(period), 0),
    lecturerName: teacher?.lecturerName ?? '',
    orgName: org?.orgName ?? '',
    orgLogoImg: org?.orgLogoImg ?? '',
    lecturer: teacher && only(LecturerCard, lecturerCardOf({ ...teacher, orgName: org?.orgName ?? null })),
    liveStatus: isLive ? LiveState.toCome : null,
    startTime: times[0] ?? null,
    endTime: times.at(-1) ?? null,
  };
}

/** What a course has only once it is public. */
const unpublished = { certifiers: [], countStudy: 0, countBuy: 0, rating: 0, ratingCount: 0, isPutaway: 0 as const };

const secondsOf = ({ media }: DraftPeriod): number => (media && isTimed(media.fileType) ? media.length : 0);

/** Its chapters, everything open. @throws NOT_FOUND */
export async function previewChapters(ctx: UserCtx, courseId: string): Promise<Chapter[]> {
  await mustSee(ctx, eq(courseAudit.id, courseId));
  const { chapters } = await outlineOf(ctx.db, courseId);
  return chapters.map((chapter, at) => ({
    ...chapter,
    courseId,
    seq: at + 1,
    periodList: chapter.periods.map((period) => ({
      ...period,
      ...open,
      isFree: period.isFree || chapter.isFree,
      length: period.media?.length ?? 1,
      hasMedia: isWritten(period) ? 1 : 0,
      node: period.assessment && unopened(period.assessment, ctx.now),
      tool: period.tool && { ...period.tool, ...untold },
      coursewareList: period.wares.map(({ docName, media }) => ({
        id: media.mediaId,
        docName,
        fileSize: media.fileSize,
        countDownload: 0,
      })),
    })),
  }));
}

const isWritten = ({ media, linkUrl, hasContent, assessment, tool }: DraftPeriod): boolean =>
  media !== null || linkUrl !== '' || hasContent === 1 || assessment !== null || tool !== null;

/** A tool says nothing of somebody before they open it. */
const unopenedTool = {
  activityProgress: ActivityProgress.Initialized,
  gradingProgress: GradingProgress.NotReady,
  scoreGiven: null,
  scoreMaximum: null,
};
const untold = { ...unopenedTool, standing: toolStanding(unopenedTool), remark: '' };

/** As somebody meets it who has not opened it. */
const unopened = (of: DraftNode, now: Date): CourseNode =>
  only(CourseNode, {
    ...of,
    assessmentId: of.id,
    nodeState: nodeStateOf({ ...of, sittingState: null }, wireTime(now)),
    points: null,
    fullPoints: 0,
  });

const open = {
  hasReplay: 0 as const,
  hasSubtitle: 0 as const,
  isLocked: 0 as const,
  lockReason: '' as const,
  watchedPercent: 0,
  isDone: 0 as const,
};

/** @throws NOT_FOUND for a draft that is none of the caller's business */
export async function mustSee(ctx: UserCtx, which: SQL | undefined): Promise<void> {
  if ((await ctx.db.$count(courseAudit, and(seenDrafts(ctx), which))) === 0) throw fail(NOT_FOUND);
}

/** How to open a class-hour of a draft. @throws NOT_FOUND, NO_MEDIA */
export async function previewPeriod(ctx: UserCtx, id: string): Promise<Playback> {
  const { db, now, user, config } = ctx;
  const own = and(eq(coursePeriodAudit.courseId, courseAudit.id), eq(coursePeriodAudit.id, id));
  await mustSee(ctx, exists(db.select({ id: coursePeriodAudit.id }).from(coursePeriodAudit).where(own)));
  const [row] = await db
    .select({ period: coursePeriodAudit, media: mediaFile })
    .from(coursePeriodAudit)
    .leftJoin(mediaFile, eq(mediaFile.id, coursePeriodAudit.mediaId))
    .where(eq(coursePeriodAudit.id, id));
  const { period, media } = row!;
  const shown = { periodId: id, fileType: period.fileType, length: media?.length ?? 1 };
  if (media) {
    if (media.mediaState !== MediaState.ready) throw fail(NO_MEDIA);
    const signer = { secretKey: config.secretKey, owner: user.userNo, now };
    if (isPackage(period.fileType)) return { ...shown, ...(await packaged(db, signer, media)) };
    return { ...shown, html: '', ...playbackLinks(signer, media) };
  }
  if (period.assessmentId !== null || period.toolLinkId !== null)
    return { ...shown, ...linked('', now), delivery: 'node' };
  if (period.linkUrl !== '') return { ...shown, ...linked(period.linkUrl, now) };
  if (period.content === '') throw fail(NO_MEDIA);
  return { ...shown, ...linked('', now), delivery: 'text', html: await shownHtml(period.content) };
}
