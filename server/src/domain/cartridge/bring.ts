import type { check } from '#contract/course/coursePackage.ts';
import { NOT_A_CARTRIDGE, NOT_AN_ARCHIVE, NOTES_SHOWN } from '#contract/course/coursePackage.ts';
import { COURSE_TAGS, TAG_LENGTH } from '#contract/fields/course.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CourseKind, courseKinds } from '#contract/rules/courseKinds.ts';
import { zoneTypeOf } from '#contract/rules/courseCategories.ts';
import { FileKind } from '#contract/rules/fileKinds.ts';
import { centsOf } from '#contract/rules/money.ts';
import { extensionOf } from '#contract/rules/mediaUploads.ts';
import { IMPORT_LIMIT } from '#contract/user/orgFailures.ts';
import type { Db } from '../../db/client.ts';
import { courseAudit, courseChapterAudit, coursePeriodAudit } from '../../db/schema/authoring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { CallFailure, fail } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { itemsNamed } from '../abilities/items.ts';
import { ArchiveRefusal } from '../archive/openArchive.ts';
import { mustHaveRoom } from '../authoring/copy.ts';
import { authorOf } from '../authoring/policies.ts';
import { categories } from '../catalogue/categories.ts';
import { ownMedia } from '../media/ownMedia.ts';
import { Refusal } from '../media/process/refusal.ts';
import { inWorkshop } from '../media/process/workshop.ts';
import { inParts } from '../sheetImport/sheetKind.ts';
import { mustFit, roomOrg } from '../uploads/quota.ts';
import { fillCourse } from './fill.ts';
import { readCartridge } from './incoming.ts';
import { openCartridge } from './inside.ts';
import type { Incoming } from './incoming.ts';

const CHECKS_A_DAY = 200;

/**
 * What a package would become; nothing is changed. No transaction waits for the reading.
 * @throws NOT_FOUND, NOT_AN_AUTHOR, NOT_AN_ARCHIVE, IMPORT_LIMIT, NOT_A_CARTRIDGE with what is wrong, TOO_MANY_CHAPTERS,
 * TOO_MANY_PERIODS
 */
export async function checkPackage(ctx: UserCtx, mediaId: string): Promise<OutputOf<typeof check.output>> {
  await authorOf(ctx);
  const { courseName, courseKind, chapters, notes, files, extras } = await incomingOf(ctx, mediaId);
  return {
    courseName,
    courseKind,
    isOurs: extras ? 1 : 0,
    chapterCount: chapters.length,
    periodCount: chapters.reduce((sum, { periods }) => sum + periods.length, 0),
    fileCount: files.length,
    bytes: bytesOf(files),
    notes: notes.slice(0, NOTES_SHOWN),
    noteCount: notes.length,
  };
}

const bytesOf = (files: Incoming['files']): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

async function incomingOf(ctx: UserCtx, mediaId: string): Promise<Incoming> {
  const media = await ownMedia(ctx.db, ctx.user, mediaId);
  if (media.fileType !== FileKind.archive || !['zip', 'imscc'].includes(extensionOf(media.fileName)))
    throw refused(NOT_AN_ARCHIVE.msg, NOT_AN_ARCHIVE);
  const { count } = await countUp(ctx.db, ['cartridge', ctx.user.userNo], { seconds: 86_400 }, ctx.now);
  if (count > CHECKS_A_DAY) throw fail(IMPORT_LIMIT);
  try {
    return await inWorkshop(ctx.providers.storage, media.storageKey, async ({ source }) => {
      const archive = await openCartridge(source);
      try {
        return await readCartridge(archive);
      } finally {
        archive.close();
      }
    });
  } catch (error) {
    if (error instanceof ArchiveRefusal || error instanceof Refusal) throw refused(error.message);
    if (error instanceof CallFailure) throw refused(error.failure.msg, error.failure);
    throw error;
  }
}

/** At the field of the file. */
const refused = (message: string, failure = NOT_A_CARTRIDGE) =>
  fail(failure, message, { issues: [{ path: 'mediaId', message }] });

/**
 * Makes a new course of a package: its outline at once, what its class-hours hold by a job of its own, file by file.
 * @throws as `checkPackage`, and TOO_MANY_COURSES, SPACE_FULL
 */
export async function bringPackage(ctx: UserCtx, mediaId: string): Promise<{ id: string; courseKind: CourseKind }> {
  const author = await authorOf(ctx);
  const incoming = await incomingOf(ctx, mediaId);
  const { userNo } = ctx.user;
  await mustFit(ctx.db, ctx.config, { userNo, orgNo: roomOrg(ctx.user) }, bytesOf(incoming.files));
  return ctx.db.transaction(async (tx) => {
    await mustHaveRoom({ ...ctx, db: tx });
    const facts = await factsOf(tx, ctx.now, incoming);
    const [row] = await tx
      .insert(courseAudit)
      .values({ ...author, ...facts, authorUserNo: userNo })
      .returning({ id: courseAudit.id });
    const id = row!.id;
    const periodIds = await insertOutline(tx, id, incoming);
    await enqueue(tx, fillCourse, { courseId: id, mediaId, user: userOf(ctx), periodIds });
    ctx.changed({ after: { id, courseName: incoming.courseName } });
    return { id, courseKind: incoming.courseKind };
  });
}

const userOf = ({ user: { userNo, orgNo, userType } }: UserCtx) => ({ userNo, orgNo, userType });

async function factsOf(db: Db, now: Date, { courseName, courseKind, summary, tags: words, extras }: Incoming) {
  const tags = words.filter((word) => word !== '' && word.length <= TAG_LENGTH).slice(0, COURSE_TAGS);
  if (!extras) return { courseName, courseKind, summary, tags };
  const { introduce: _, credit, courseOriginal, courseDiscount, courseSvipDiscount, ...facts } = extras.facts;
  const abilities = await itemsNamed(db, extras.abilities);
  return {
    ...facts,
    ...(await placeOf(db, now, courseKind, extras.categories)),
    courseName,
    courseKind,
    summary,
    abilities,
    credit: Math.round(credit * 10),
    courseOriginal: centsOf(courseOriginal),
    courseDiscount: centsOf(courseDiscount),
    courseSvipDiscount: centsOf(courseSvipDiscount),
  };
}

/** The categories of these names, as far as there are such in the catalogue of the kind. */
async function placeOf(db: Db, now: Date, courseKind: CourseKind, names: readonly string[]) {
  const known = [...(await categories(db, now)).values()];
  const type = zoneTypeOf(courseKinds[courseKind].category);
  const ids: string[] = [];
  for (const name of names) {
    const parentId = ids.at(-1) ?? '0';
    const found = known.find(
      (one) => one.categoryName === name && one.parentId === parentId && one.categoryType === type,
    );
    if (!found) break;
    ids.push(found.id);
  }
  const [categoryId1 = '0', categoryId2 = '0', categoryId3 = '0'] = ids;
  return { categoryId1, categoryId2, categoryId3 };
}

/** Returns the class-hours by their items. Kinds without chapters have all in one. */
async function insertOutline(db: Db, courseId: string, { courseKind, chapters }: Incoming) {
  const isFlat = courseKinds[courseKind].outline !== 'chapters';
  const all = isFlat
    ? [{ name: '全部', extra: undefined, periods: chapters.flatMap(({ periods }) => periods) }]
    : chapters;
  if (all.length === 0) return {};
  const made = await db
    .insert(courseChapterAudit)
    .values(
      all.map(({ name: chapterName, extra }, sort) => {
        return { courseId, chapterName, sort, chapterDesc: extra?.desc ?? '', isFree: extra?.isFree ?? 0 };
      }),
    )
    .returning({ id: courseChapterAudit.id, sort: courseChapterAudit.sort });
  const chapterIds = new Map(made.map(({ id, sort }) => [sort, id]));
  const placed = all.flatMap(({ periods }, at) =>
    periods.map((period) => ({ chapterId: chapterIds.get(at)!, period })),
  );
  const ids = new Map<number, string>();
  const rows = placed.map(({ chapterId, period: { name: periodName, fileType, content, extra } }, sort) => ({
    courseId,
    chapterId,
    periodName,
    fileType,
    sort,
    linkUrl: content.kind === 'link' ? content.url : '',
    periodDesc: extra?.desc ?? '',
    isFree: extra?.isFree ?? 0,
    pageSeconds: extra?.pageSeconds ?? null,
    minutes: extra?.minutes ?? null,
  }));
  await inParts(rows, async (part) => {
    const some = await db.insert(coursePeriodAudit).values(part).returning();
    for (const { id, sort } of some) ids.set(sort, id);
  });
  return Object.fromEntries(placed.map(({ period }, sort) => [period.id, ids.get(sort)!]));
}
