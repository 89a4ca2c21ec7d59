import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { seatBar } from '#contract/rules/seats.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { orgMember, orgStudent } from '../../db/schema/organization.ts';
import { courseSeat } from '../../db/schema/seat.ts';
import { userCourse } from '../../db/schema/study.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { pageAt, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { onShelf } from '../catalogue/policies.ts';
import { standingOf } from './give.ts';

/** The courses of which an organization has seats, how many there are and how many are in somebody's hands. */
export async function seatPage(db: Db, orgNo: string, request: PageRequest) {
  const grouped = db
    .select({
      courseId: courseSeat.courseId,
      total: sql<number>`count(*)::int`.as('total'),
      given: sql<number>`count(${courseSeat.userNo})::int`.as('given'),
    })
    .from(courseSeat)
    .where(eq(courseSeat.orgNo, orgNo))
    .groupBy(courseSeat.courseId)
    .as('grouped');
  const total = await db.$count(grouped);
  const page = await pageAt(request, total, (limit, offset) =>
    db
      .select({
        courseId: grouped.courseId,
        total: grouped.total,
        given: grouped.given,
        its: { id: course.id, courseCategory: course.courseCategory },
        courseName: course.courseName,
        isOnSale: sql<0 | 1>`(case when ${onShelf} then 1 else 0 end)::int`,
      })
      .from(grouped)
      .innerJoin(course, eq(course.id, grouped.courseId))
      .orderBy(asc(course.id))
      .limit(limit)
      .offset(offset),
  );
  return {
    ...page,
    list: page.list.map(({ its, ...row }) => ({ ...row, coursePath: coursePath(its), free: row.total - row.given })),
  };
}

/** What the house calls somebody: as on its staff or roster, else as everybody does. */
const calledHere = (orgNo: string) => sql<string | null>`coalesce(
  (select m.member_name from ${orgMember} m where m.org_no = ${orgNo} and m.user_no = ${courseSeat.userNo} and m.status_id = 1 limit 1),
  (select s.student_name from ${orgStudent} s where s.org_no = ${orgNo} and s.user_no = ${courseSeat.userNo} and s.status_id = 1 limit 1))`;

/** Who has the seats of a course, the newest first, and how far they are. */
export async function holderPage(db: Db, orgNo: string, { courseId, ...request }: PageRequest & { courseId: string }) {
  const where = and(
    eq(courseSeat.orgNo, orgNo),
    eq(courseSeat.courseId, courseId),
    sql`${courseSeat.userNo} is not null`,
  );
  const rows = db
    .select({
      seat: courseSeat,
      name: calledHere(orgNo),
      nickname: userExt.nickname,
      mobile: user.mobile,
      held: { source: userCourse.source, progress: userCourse.progress, resetAt: userCourse.resetAt },
    })
    .from(courseSeat)
    .innerJoin(user, eq(user.userNo, courseSeat.userNo))
    .innerJoin(userExt, eq(userExt.userNo, courseSeat.userNo))
    .leftJoin(userCourse, and(eq(userCourse.userNo, courseSeat.userNo), eq(userCourse.courseId, courseSeat.courseId)))
    .where(where)
    .orderBy(desc(courseSeat.givenAt), desc(courseSeat.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(courseSeat, where));
  return {
    ...page,
    list: page.list.map(({ seat, name, held, ...person }) => ({
      id: seat.id,
      name: name ?? displayName(person),
      givenAt: seat.givenAt!,
      progress: (held?.progress ?? 0) / 100,
      bar: seatBar(standingOf(held, seat.givenAt!)) ?? '',
    })),
  };
}
