import { courses } from '#seed/data/courses/all.ts';
import { shownIn } from '#seed/data/courses/films.ts';
import type { SeedCourse, SeedPeriod, SeedSession } from '#seed/data/courses/types.ts';
import { LiveState } from '#contract/rules/liveStates.ts';
import { isTimed } from '#contract/rules/progress.ts';
import { centsOf } from '#contract/rules/money.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import type { CourseCategory } from '#contract/rules/courseCategories.ts';
import { course, courseChapter, coursePeriod, courseware } from '#server/db/schema/course.ts';
import { insertAll } from '../batches.ts';
import { introductionOf } from './introduction.ts';
import { houseOf } from './lecturers.ts';
import type { LoadedMedia } from './media.ts';
import { takeIds } from './takeIds.ts';
import type { SeedClock, Step } from './world.ts';

export interface LoadedPeriod {
  id: string;
  fileType: FileType;
  length: number;
}

export interface LoadedCourse {
  id: string;
  seed: SeedCourse;
  /** Name of the widest category. */
  field: string;
  lecturerUserNo: string;
  orgNo: string | null;
  /** Only those with something to learn in them; lessons to come are left out. */
  periods: LoadedPeriod[];
}

export interface CourseParts {
  media: ReadonlyMap<string, LoadedMedia>;
  placeOf: (kind: CourseCategory, name: string) => [id1: string, id2: string, id3: string];
  fieldOf: (kind: CourseCategory, name: string) => string;
}

/** Courses with chapters, class-hours and materials, the oldest first, so that ids rise with their age. Returns them by key. */
export async function loadCourses(step: Step, parts: CourseParts): Promise<Map<string, LoadedCourse>> {
  const { db } = step;
  const seeds = [...courses].sort((a, b) => b.daysAgo - a.daysAgo);
  const chapters = seeds.flatMap((seed) => seed.chapters);
  const periods = chapters.flatMap((chapter) => chapter.periods);
  const courseIds = await takeIds(db, seeds.length);
  const chapterIds = await takeIds(db, chapters.length);
  const periodIds = await takeIds(db, periods.length);
  const rows = { courses: [], chapters: [], periods: [], wares: [] } as Rows;
  const loaded = new Map<string, LoadedCourse>();
  for (const [index, seed] of seeds.entries()) {
    const id = courseIds[index]!;
    const gmtCreate = step.clock.at(-seed.daysAgo, '10:00');
    const made = seed.chapters.flatMap((chapter, order) => {
      const chapterId = chapterIds[rows.chapters.length]!;
      rows.chapters.push({
        id: chapterId,
        courseId: id,
        sort: order,
        gmtCreate,
        gmtModified: gmtCreate,
        chapterName: chapter.name,
        chapterDesc: chapter.desc ?? '',
      });
      return chapter.periods.map((period, place) => {
        const isFirst = order === 0 && place === 0;
        const row = {
          ...periodRow(period, shownIn(seed, [order + 1, place + 1], period), parts.media, step.clock),
          id: periodIds[rows.periods.length]!,
          isFree: flag(isFirst),
        };
        rows.periods.push({ ...row, courseId: id, chapterId, sort: place, gmtCreate, gmtModified: gmtCreate });
        rows.wares.push(
          ...waresOf(period, parts.media).map((ware, sort) => ({ ...ware, courseId: id, periodId: row.id, sort })),
        );
        return row;
      });
    });
    const lecturerUserNo = step.userNos.get(seed.lecturer)!;
    const orgNo = houseOf(seed.lecturer, step.orgNos);
    const [categoryId1, categoryId2, categoryId3] = parts.placeOf(seed.kind, seed.category);
    const content = made.filter(({ mediaId, linkUrl }) => mediaId !== null || linkUrl !== '');
    rows.courses.push({
      id,
      lecturerUserNo,
      orgNo,
      categoryId1,
      categoryId2,
      categoryId3,
      gmtCreate,
      gmtModified: gmtCreate,
      ...courseRow(seed),
      periodTotal: made.length,
      secondsTotal: content.filter(({ fileType }) => isTimed(fileType)).reduce((sum, { length }) => sum + length, 0),
      ...airTime(seed, step),
    });
    loaded.set(seed.key, {
      id,
      seed,
      field: parts.fieldOf(seed.kind, seed.category),
      lecturerUserNo,
      orgNo,
      periods: content,
    });
  }
  await insertAll(db, course, rows.courses);
  await insertAll(db, courseChapter, rows.chapters);
  await insertAll(db, coursePeriod, rows.periods);
  await insertAll(db, courseware, rows.wares);
  return loaded;
}

interface Rows {
  courses: (typeof course.$inferInsert)[];
  chapters: (typeof courseChapter.$inferInsert)[];
  periods: (typeof coursePeriod.$inferInsert)[];
  wares: (typeof courseware.$inferInsert)[];
}

const isSession = (content: SeedPeriod[1]): content is SeedSession => typeof content === 'object' && 'day' in content;

const flag = (is: unknown): 0 | 1 => (is ? 1 : 0);

const courseRow = (seed: SeedCourse) => ({
  courseCategory: seed.kind,
  courseName: seed.name,
  summary: seed.summary,
  introduce: introductionOf(seed),
  tags: seed.tags,
  sort: seed.sort ?? 0,
  isFree: flag(!seed.price),
  isVipFree: flag(seed.vipFree),
  courseOriginal: centsOf(seed.price?.[0] ?? 0),
  courseDiscount: centsOf(seed.price?.[1] ?? 0),
  isDragAllowed: flag(!seed.noDrag),
  isSpeedAllowed: flag(!seed.noSpeed),
  completionPercent: seed.complete ?? 90,
  credit: Math.round((seed.credit ?? 0) * 10),
  isAnswer: flag(seed.answers),
});

function periodRow(
  [periodName, content]: SeedPeriod,
  shown: string | undefined,
  media: CourseParts['media'],
  clock: SeedClock,
) {
  const plain = { periodName, linkUrl: '', startTime: null as string | null };
  if (shown?.startsWith('http')) return { ...plain, fileType: FileType.link, mediaId: null, linkUrl: shown, length: 1 };
  const startTime = isSession(content) ? clock.at(content.day, content.at) : null;
  const found = shown === undefined ? undefined : media.get(shown)!;
  return {
    ...plain,
    startTime,
    fileType: found?.fileType ?? FileType.video,
    mediaId: found?.id ?? null,
    length: found?.length ?? 1,
  };
}

const waresOf = ([, , ...keys]: SeedPeriod, media: CourseParts['media']) =>
  keys.map((key) => ({ docName: media.get(key)!.fileName, mediaId: media.get(key)!.id }));

/** The next session to come, else the last one. */
function airTime(seed: SeedCourse, { clock, now }: Step) {
  const sessions = seed.chapters
    .flatMap((chapter) => chapter.periods)
    .map(([, content]) => content)
    .filter(isSession)
    .map(({ day, at, minutes }) => {
      const start = momentOf(clock.at(day, at));
      return { start, startTime: clock.at(day, at), endTime: wireTimeIn(start, minutes * 60) };
    });
  const next = sessions.find(({ start }) => start > now);
  const shown = next ?? sessions.at(-1);
  return (
    shown && {
      startTime: shown.startTime,
      endTime: shown.endTime,
      liveStatus: next ? LiveState.toCome : LiveState.done,
    }
  );
}
