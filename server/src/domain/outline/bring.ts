import { eq, max } from 'drizzle-orm';
import type { check, OutlineRow, run } from '#contract/course/courseOutline.ts';
import { ONE_PERIOD_ONLY, OUTLINE_ROWS } from '#contract/course/courseOutline.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { IMPORT_LIMIT, IMPORT_TOO_MANY } from '#contract/user/orgFailures.ts';
import { courseAudit, courseChapterAudit, coursePeriodAudit } from '../../db/schema/authoring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { mustBeNewest } from '../authoring/chapters.ts';
import { holdDraft, touchOutline } from '../authoring/draft.ts';
import { outlineOf } from '../authoring/outline.ts';
import { mustFit } from '../authoring/periodMedia.ts';
import { parseRows } from '../sheetImport/parseRows.ts';
import { readSheet } from '../sheetImport/readSheet.ts';
import type { Checked } from '../sheetImport/sheetKind.ts';
import { inParts } from '../sheetImport/sheetKind.ts';
import type { RawRow } from './columns.ts';
import { columnsFor } from './files.ts';
import { planOf } from './plan.ts';
import { hasOutline, readRows } from './readRows.ts';

const CHECKS_A_DAY = 200;
const BAD_SHOWN = 100;

/**
 * What a file would add, and which of its lines cannot be; nothing is changed. No transaction waits for the reading.
 * @throws NOT_FOUND, NOT_WHILE_WAITING, ONE_PERIOD_ONLY, IMPORT_LIMIT, TOO_MANY_CHAPTERS, TOO_MANY_PERIODS, and what
 * `readSheet` and `parseRows` throw
 */
export async function checkOutline(
  ctx: UserCtx,
  id: string,
  file: UploadedFile,
): Promise<OutputOf<typeof check.output>> {
  const { courseKind } = await holdDraft(ctx, eq(courseAudit.id, id));
  const columns = columnsFor(courseKind);
  const { count } = await countUp(ctx.db, ['outline', ctx.user.userNo], { seconds: 86_400 }, ctx.now);
  if (count > CHECKS_A_DAY) throw fail(IMPORT_LIMIT);
  const raw = parseRows<RawRow, RawRow & Checked>({ columns, noun: '目录' }, await readSheet(file.path));
  if (raw.length > OUTLINE_ROWS) throw fail(IMPORT_TOO_MANY, `一次最多导入 ${OUTLINE_ROWS} 行`);
  const read = readRows(courseKind, raw);
  const bad = read.filter(({ issues }) => issues.length > 0);
  const rows = bad.length > 0 ? [] : read.flatMap(({ value }) => value ?? []);
  const outline = await outlineOf(ctx.db, id);
  return {
    ...planOf(courseKind, outline, rows),
    totalCount: raw.length,
    badCount: bad.length,
    bad: bad.slice(0, BAD_SHOWN),
    rows,
    outlineRevision: outline.outlineRevision,
  };
}

/**
 * Adds checked rows behind what is there.
 * @throws NOT_FOUND, NOT_WHILE_WAITING, ONE_PERIOD_ONLY, OUTLINE_CHANGED, TOO_MANY_CHAPTERS, TOO_MANY_PERIODS, WRONG_FILE
 */
export async function bringOutline(ctx: UserCtx, { id, outlineRevision, rows }: OutputOf<typeof run.input>) {
  const { db } = ctx;
  const draft = await holdDraft(ctx, eq(courseAudit.id, id));
  if (!hasOutline(draft.courseKind)) throw fail(ONE_PERIOD_ONLY);
  await mustBeNewest(ctx, draft, outlineRevision);
  for (const fileType of new Set(rows.map((row) => row.fileType))) mustFit(draft, fileType);
  const before = await outlineOf(db, id);
  const { additions, ...counts } = planOf(draft.courseKind, before, rows);
  const fresh = additions.filter(({ chapterId }) => chapterId === null);
  const sort = await lastSorts(ctx, id);
  const chapters = new Map(before.chapters.toReversed().map((chapter) => [chapter.chapterName, chapter.id]));
  if (fresh.length > 0) {
    const made = await db
      .insert(courseChapterAudit)
      .values(fresh.map(({ chapterName }, at) => ({ courseId: id, chapterName, sort: sort.chapter + at + 1 })))
      .returning({ id: courseChapterAudit.id, chapterName: courseChapterAudit.chapterName });
    for (const chapter of made) chapters.set(chapter.chapterName, chapter.id);
  }
  const values = additions.flatMap(({ chapterName, periods }) =>
    periods.map((row) => ({ courseId: id, chapterId: chapters.get(chapterName)!, ...periodOf(row) })),
  );
  await inParts(
    values.map((row, at) => ({ ...row, sort: sort.period + at + 1 })),
    (part) => db.insert(coursePeriodAudit).values(part),
  );
  if (values.length > 0 || fresh.length > 0) await touchOutline(ctx, draft);
  return { ...counts, outline: await outlineOf(db, id) };
}

const periodOf = ({ periodName, fileType, isFree, startTime, minutes, periodDesc }: OutlineRow) => ({
  periodName,
  fileType,
  isFree,
  startTime,
  minutes,
  periodDesc,
});

async function lastSorts({ db }: UserCtx, courseId: string): Promise<{ chapter: number; period: number }> {
  const [chapter] = await db
    .select({ last: max(courseChapterAudit.sort) })
    .from(courseChapterAudit)
    .where(eq(courseChapterAudit.courseId, courseId));
  const [period] = await db
    .select({ last: max(coursePeriodAudit.sort) })
    .from(coursePeriodAudit)
    .where(eq(coursePeriodAudit.courseId, courseId));
  return { chapter: chapter?.last ?? 0, period: period?.last ?? 0 };
}
