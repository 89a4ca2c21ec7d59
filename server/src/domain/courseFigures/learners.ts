import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { learners } from '#contract/course/courseStatistics.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { studySitting, userCourse } from '../../db/schema/study.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { containing } from '../../kit/like.ts';
import { pageAt } from '../../kit/paginate.ts';
import { versionOf } from '../catalogue/versions.ts';
import { csvOf } from './csv.ts';

type Wanted = OutputOf<typeof learners.input>;

/** As others know them: the nickname, else the last digits of the mobile number. */
export const shownName = sql<string>`coalesce(nullif(${userExt.nickname}, ''), '用户' || right(coalesce(${user.mobile}, ''), 4))`;

const orders = {
  recent: sql`${userCourse.lastStudyAt} desc nulls last`,
  progress: sql`${userCourse.progress} desc`,
  progressUp: sql`${userCourse.progress} asc`,
};

const rowsOf = (db: Db, { id, name, sort }: Pick<Wanted, 'id' | 'name' | 'sort'>) =>
  db
    .select({
      userNo: userCourse.userNo,
      name: shownName,
      headImgUrl: sql<string>`coalesce(${userExt.headImgUrl}, '')`,
      progress: sql<number>`${userCourse.progress} / 100.0`.mapWith(Number),
      periodDone: userCourse.periodDone,
      seconds: sql<number>`(select coalesce(sum(${studySitting.seconds}), 0)::int from ${studySitting}
        where ${studySitting.userNo} = ${userCourse.userNo} and ${studySitting.courseId} = ${userCourse.courseId})`,
      version: versionOf,
      isCompleted: sql<0 | 1>`(${userCourse.completedAt} is not null)::int`,
      joinedAt: userCourse.gmtCreate,
      lastStudyAt: userCourse.lastStudyAt,
      completedAt: userCourse.completedAt,
    })
    .from(userCourse)
    .innerJoin(course, eq(course.id, userCourse.courseId))
    .innerJoin(user, eq(user.userNo, userCourse.userNo))
    .leftJoin(userExt, eq(userExt.userNo, userCourse.userNo))
    .where(and(eq(userCourse.courseId, id), enabled(userCourse), named(name)))
    .orderBy(orders[sort], desc(userCourse.id));

export const named = (name: string) => (name === '' ? undefined : like(shownName, containing(name)));

/** A page of those who take a course. */
export async function learnerPage(db: Db, wanted: Wanted) {
  const matching = db
    .select({ n: sql<number>`count(*)::int` })
    .from(userCourse)
    .innerJoin(user, eq(user.userNo, userCourse.userNo))
    .leftJoin(userExt, eq(userExt.userNo, userCourse.userNo))
    .where(and(eq(userCourse.courseId, wanted.id), enabled(userCourse), named(wanted.name)));
  const [count] = await matching;
  return pageAt(wanted, count!.n, (limit, offset) => rowsOf(db, wanted).limit(limit).offset(offset));
}

const MOST_ROWS = 20_000;

/** The same as a table for other programs. */
export async function learnersCsv(db: Db, wanted: Pick<Wanted, 'id' | 'name' | 'sort'>) {
  const rows = await rowsOf(db, wanted).limit(MOST_ROWS);
  const head = ['姓名', '进度（%）', '学完课时', '学习时间（分钟）', '版本', '加入时间', '最近学习', '学完时间'];
  const lines = rows.map((row) => [
    row.name,
    row.progress,
    row.periodDone,
    Math.round(row.seconds / 60),
    row.version,
    row.joinedAt,
    row.lastStudyAt ?? '',
    row.completedAt ?? '',
  ]);
  return { csv: csvOf(head, lines), count: rows.length };
}
