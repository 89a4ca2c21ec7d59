import { eq } from 'drizzle-orm';
import type { Raised } from '#contract/course/draft.ts';
import { courseFacts } from '#contract/fields/course.ts';
import type { ChapterContent, CourseContent, PeriodContent } from '#contract/rules/courseChanges.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { yuanOf } from '#contract/rules/money.ts';
import type { Db } from '../../db/client.ts';
import { courseAudit, courseChapterAudit, coursePeriodAudit } from '../../db/schema/authoring.ts';
import { lecturer } from '../../db/schema/people.ts';
import { plainText } from '../../kit/html.ts';
import { categories } from '../catalogue/categories.ts';
import type { DraftRow } from './draft.ts';
import { chapterRows, periodsWhere } from './outline.ts';
import { raisedByDraft, raisedText } from './raised.ts';

/** What the fields of a comparison are called. */
export const factLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(courseFacts).map(([field, { label }]) => [field, label]),
);

const SHOWN = 80;

/** The author's copy of a course as it is compared with the public one. */
export async function contentOf(db: Db, courseId: string, now: Date): Promise<CourseContent> {
  const [draft] = await db.select().from(courseAudit).where(eq(courseAudit.id, courseId));
  const chapters = await chapterRows(db, eq(courseChapterAudit.courseId, courseId));
  const periods = await periodsWhere(db, eq(coursePeriodAudit.courseId, courseId));
  const byChapter = Map.groupBy(periods, ({ chapterId }) => chapterId);
  return {
    facts: await factTexts(db, draft!, await raisedByDraft(db, draft!), now),
    chapters: chapters.map((chapter) => chapterContent(chapter, (byChapter.get(chapter.id) ?? []).map(periodContent))),
  };
}

interface Chapter {
  id: string;
  chapterName: string;
  chapterDesc: string;
  isFree: 0 | 1;
}

export const chapterContent = (chapter: Chapter, periods: PeriodContent[]): ChapterContent => ({
  id: chapter.id,
  name: chapter.chapterName,
  desc: chapter.chapterDesc,
  isFree: chapter.isFree === 1,
  periods,
});

interface Period {
  id: string;
  periodName: string;
  periodDesc: string;
  isFree: 0 | 1;
  fileType: FileType;
  media: { mediaId: string; fileName: string } | null;
  linkUrl: string;
  assessment?: { id: string; title: string } | null;
  tool?: { id: string; title: string } | null;
  content: string;
  startTime: string | null;
  wares: { docName: string }[];
}

export const periodContent = (period: Period): PeriodContent => ({
  id: period.id,
  name: period.periodName,
  desc: period.periodDesc,
  isFree: period.isFree === 1,
  fileType: period.fileType,
  content: `${period.fileType} ${period.media?.mediaId ?? ''} ${period.linkUrl} ${period.content}${(period.assessment ?? period.tool)?.id ?? ''}`,
  shown: shownOf(period),
  startTime: period.startTime ?? '',
  wares: period.wares.map(({ docName }) => docName),
});

function shownOf({ fileType, media, linkUrl, content, assessment, tool }: Period): string {
  const what = FileType.labels[fileType];
  if (media) return `${what}：${media.fileName}`;
  if (assessment) return `${what}：${assessment.title}`;
  if (tool) return `${what}：${tool.title}`;
  if (linkUrl !== '') return `${what}：${linkUrl}`;
  return content === '' ? '还没有内容' : `${what}：${plainText(content, SHOWN)}`;
}

type FactRow = Pick<DraftRow, FactColumn>;

type FactColumn =
  | 'courseName'
  | 'summary'
  | 'categoryId1'
  | 'categoryId2'
  | 'categoryId3'
  | 'courseLogo'
  | 'introduce'
  | 'tags'
  | 'lecturerUserNo'
  | 'isFree'
  | 'courseOriginal'
  | 'courseDiscount'
  | 'courseSvipDiscount'
  | 'isVipFree'
  | 'isAnswer'
  | 'credit'
  | 'completionPercent'
  | 'isDragAllowed'
  | 'isSpeedAllowed';

/** The facts as people read them, by the names of their fields. */
export async function factTexts(
  db: Db,
  row: FactRow,
  raised: readonly Raised[],
  now: Date,
): Promise<Record<string, string>> {
  const known = await categories(db, now);
  const [teacher] = await db
    .select({ name: lecturer.lecturerName })
    .from(lecturer)
    .where(eq(lecturer.lecturerUserNo, row.lecturerUserNo));
  const places = [row.categoryId1, row.categoryId2, row.categoryId3].flatMap((id) => known.get(id)?.categoryName ?? []);
  return {
    courseName: row.courseName,
    summary: row.summary,
    category: places.join(' / '),
    courseLogo: row.courseLogo,
    introduce: plainText(row.introduce, 20_000),
    tags: row.tags.join('、'),
    abilities: raisedText(raised),
    lecturerUserNo: teacher?.name ?? '',
    isFree: row.isFree === 1 ? '免费' : '收费',
    courseOriginal: row.isFree === 1 ? '' : `${yuanOf(row.courseOriginal)} 元`,
    courseSvipDiscount: row.isFree === 1 || row.courseSvipDiscount === 0 ? '' : `${yuanOf(row.courseSvipDiscount)} 元`,
    courseDiscount: row.isFree === 1 ? '' : `${yuanOf(row.courseDiscount)} 元`,
    isVipFree: yesNo(row.isVipFree),
    isAnswer: yesNo(row.isAnswer),
    credit: row.credit === 0 ? '' : `${row.credit / 10}`,
    completionPercent: `${row.completionPercent}%`,
    isDragAllowed: yesNo(row.isDragAllowed),
    isSpeedAllowed: yesNo(row.isSpeedAllowed),
  };
}

const yesNo = (flag: 0 | 1): string => (flag === 1 ? '是' : '否');
