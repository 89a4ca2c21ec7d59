import { and, eq, gte, sql } from 'drizzle-orm';
import { missingLength, percentOf } from '#contract/rules/progress.ts';
import { minus, parseSpans } from '#contract/rules/spans.ts';
import type { Span } from '#contract/rules/spans.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseChapter, coursePeriod } from '../../db/schema/course.ts';
import { studySitting, userPeriod } from '../../db/schema/study.ts';
import { inVersion } from '../catalogue/versions.ts';
import { hasContent } from './refresh.ts';

/** Every class-hour of a course with what one learner watched of it and what is missing. */
export async function periodsOf(
  db: Db,
  userNo: string,
  course: { courseId: string; version: number; completionPercent: number },
) {
  const { courseId, version, completionPercent } = course;
  const rows = await db
    .select({
      periodId: coursePeriod.id,
      periodName: coursePeriod.periodName,
      chapterId: courseChapter.id,
      chapterName: courseChapter.chapterName,
      fileType: coursePeriod.fileType,
      length: coursePeriod.length,
      watched: userPeriod.watched,
      position: userPeriod.position,
      isDone: userPeriod.isDone,
      lastStudyAt: userPeriod.gmtModified,
    })
    .from(coursePeriod)
    .innerJoin(courseChapter, and(eq(courseChapter.id, coursePeriod.chapterId), enabled(courseChapter)))
    .leftJoin(userPeriod, and(eq(userPeriod.periodId, coursePeriod.id), eq(userPeriod.userNo, userNo)))
    .where(and(eq(coursePeriod.courseId, courseId), hasContent, inVersion(coursePeriod, version)))
    .orderBy(courseChapter.sort, courseChapter.id, coursePeriod.sort, coursePeriod.id)
    .limit(2000);
  return rows.map((row) => ({ ...row, position: row.position ?? 0, ...reckoned(row, completionPercent) }));
}

interface Watched {
  watched: string | null;
  length: number;
  isDone: 0 | 1 | null;
}

function reckoned({ watched, length, isDone }: Watched, completionPercent: number) {
  const spans = parseSpans(watched ?? '{}');
  const unwatched = minus([[0, length]], spans);
  const watchedLength = length - unwatched.reduce((sum, [from, to]) => sum + to - from, 0);
  return {
    isDone: isDone ?? (0 as const),
    watched: pairs(spans),
    unwatched: pairs(unwatched),
    watchedLength,
    percent: percentOf(watchedLength, length),
    missing: isDone === 1 ? 0 : missingLength(spans, length, completionPercent),
  };
}

/** For the wire, which knows no read-only tuples. */
export const pairs = (spans: readonly Span[]): [number, number][] => spans.map(([from, to]) => [from, to]);

const DAY = 86_400;

/** Seconds of study on each of the last 30 days, by the day a sitting began, and of all time. */
export async function studyTime(db: Db, userNo: string, courseId: string, now: Date) {
  const days = Array.from({ length: 30 }, (_, index) => wireTimeIn(now, (index - 29) * DAY).slice(0, 10));
  const own = and(eq(studySitting.userNo, userNo), eq(studySitting.courseId, courseId));
  const day = sql<string>`to_char(${studySitting.startedAt}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, seconds: sql<number>`sum(${studySitting.seconds})::int` })
    .from(studySitting)
    .where(and(own, gte(studySitting.startedAt, `${days[0]!} 00:00:00`)))
    .groupBy(day);
  const [all] = await db
    .select({ seconds: sql<number>`coalesce(sum(${studySitting.seconds}), 0)::int` })
    .from(studySitting)
    .where(own);
  const byDay = new Map(rows.map((row) => [row.day, row.seconds]));
  return { secondsTotal: all!.seconds, days: days.map((one) => ({ day: one, seconds: byDay.get(one) ?? 0 })) };
}
