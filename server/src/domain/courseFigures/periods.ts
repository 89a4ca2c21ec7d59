import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PeriodFigures } from '#contract/course/courseStatistics.ts';
import type { Page } from '#contract/kit/page.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import type { course } from '../../db/schema/course.ts';
import { courseChapter, coursePeriod } from '../../db/schema/course.ts';
import { studySitting, userPeriod } from '../../db/schema/study.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { pageAt } from '../../kit/paginate.ts';
import { inVersion } from '../catalogue/versions.ts';
import { csvOf } from './csv.ts';

type Course = typeof course.$inferSelect;

/** The class-hours of the newest version, with how many began and finished each. */
export async function periodFigures(db: Db, of: Course, request: PageRequest): Promise<Page<PeriodFigures>> {
  const where = and(eq(coursePeriod.courseId, of.id), enabled(coursePeriod), inVersion(coursePeriod, of.version));
  return pageAt(request, await db.$count(coursePeriod, where), async (limit, offset) => {
    const rows = await db
      .select({
        periodId: coursePeriod.id,
        chapterName: courseChapter.chapterName,
        periodName: coursePeriod.periodName,
        fileType: coursePeriod.fileType,
        length: coursePeriod.length,
      })
      .from(coursePeriod)
      .innerJoin(courseChapter, eq(courseChapter.id, coursePeriod.chapterId))
      .where(where)
      .orderBy(asc(courseChapter.sort), asc(courseChapter.id), asc(coursePeriod.sort), asc(coursePeriod.id))
      .limit(limit)
      .offset(offset);
    const figures = await countsOf(db, of.id, rows);
    const plays = await playsOf(db, of.id, rows);
    return rows.map((row) => ({
      ...row,
      plays: plays.get(row.periodId) ?? 0,
      ...(figures.get(row.periodId) ?? nobody),
    }));
  });
}

const nobody = { begun: 0, done: 0, doneRate: 0, watched: 0 };

const MOST_PERIODS = 5000;

/** The same for all of them, as a table for other programs. */
export async function periodsCsv(db: Db, of: Course) {
  const { list } = await periodFigures(db, of, { pageCurrent: 1, pageSize: MOST_PERIODS });
  const head = [
    '章',
    '课时',
    '长度（秒或页）',
    '播放（次）',
    '开始（人）',
    '学完（人）',
    '学完率（%）',
    '平均看过（%）',
  ];
  const lines = list.map((row) => [
    row.chapterName,
    row.periodName,
    row.length,
    row.plays,
    row.begun,
    row.done,
    row.doneRate,
    row.watched,
  ]);
  return { csv: csvOf(head, lines), count: list.length };
}

async function countsOf(db: Db, courseId: string, periods: { periodId: string; length: number }[]) {
  const lengths = new Map(periods.map(({ periodId, length }) => [periodId, Math.max(1, length)]));
  const rows = await db
    .select({
      periodId: userPeriod.periodId,
      begun: sql<number>`count(*)::int`,
      done: sql<number>`(count(*) filter (where ${userPeriod.isDone} = 1))::int`,
      watched: sql<number>`avg(${userPeriod.watchedLength})::float8`,
    })
    .from(userPeriod)
    .where(and(eq(userPeriod.courseId, courseId), inArray(userPeriod.periodId, [...lengths.keys()])))
    .groupBy(userPeriod.periodId);
  return new Map(
    rows.map(({ periodId, begun, done, watched }) => {
      const share = Math.min(1, watched / lengths.get(periodId)!);
      return [periodId, { begun, done, doneRate: percent(done / begun), watched: percent(share) }];
    }),
  );
}

/** How often somebody sat down to each, through the index of the course. */
async function playsOf(db: Db, courseId: string, periods: readonly { periodId: string }[]) {
  const ids = periods.map(({ periodId }) => periodId);
  const rows = await db
    .select({ periodId: studySitting.periodId, plays: sql<number>`count(*)::int` })
    .from(studySitting)
    .where(and(eq(studySitting.courseId, courseId), inArray(studySitting.periodId, ids)))
    .groupBy(studySitting.periodId);
  return new Map(rows.map(({ periodId, plays }) => [periodId, plays]));
}

const percent = (part: number): number => Math.round(part * 1000) / 10;
