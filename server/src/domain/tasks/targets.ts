import { and, asc, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Target } from '#contract/exam/taskShapes.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { TaskSource } from '#contract/rules/tasks.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { course } from '../../db/schema/course.ts';
import { grade } from '../../db/schema/grade.ts';
import { taskTarget } from '../../db/schema/task.ts';
import { offering } from '../../db/schema/timetable.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import type { UserCtx } from '../../kit/context.ts';
import { failAt } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { sourcesFor } from '../assessments/candidateSources.ts';
import { taskCourses, taskGrades, taskOfferings, taughtPeople } from './policies.ts';

export interface TargetWish {
  gradeIds: string[];
  offeringIds: string[];
  courseIds: string[];
  userNos: string[];
}

const MOST_SHOWN = 100;

/** Whom a task can be for: classes, offerings and courses with their number of learners. */
export async function taskSources(ctx: UserCtx, wanted: { keyword: string }) {
  const { grades, offerings } = await sourcesFor(ctx, wanted);
  const named = wanted.keyword === '' ? undefined : ilike(course.courseName, containing(wanted.keyword));
  const courses = await ctx.db
    .select({
      id: course.id,
      name: course.courseName,
      note: sql<string>`''`,
      count: sql<number>`(select count(*)::int from user_course uc where uc.course_id = "course"."id" and ${enabledAs('uc')})`,
    })
    .from(courseAudit)
    .innerJoin(course, eq(course.id, courseAudit.id))
    .where(and(taskCourses(ctx), named))
    .orderBy(desc(course.id))
    .limit(MOST_SHOWN);
  return { grades, offerings, courses };
}

/** The learners somebody teaches, by name. */
export async function taskLearners(ctx: UserCtx, { keyword, ...page }: { keyword: string } & PageRequest) {
  const { db } = ctx;
  const called = sql`coalesce(nullif(${userExt.idCardName}, ''), nullif(${userExt.nickname}, ''), '用户' || right(${account.mobile}, 4))`;
  const found = sql`select who.user_no as "userNo", ${called} as name from (${taughtPeople(ctx)}) who (user_no)
    join ${account} on ${account.userNo} = who.user_no left join ${userExt} on ${userExt.userNo} = who.user_no
    where who.user_no <> ${ctx.user.userNo} ${keyword === '' ? sql`` : sql`and ${called} ilike ${containing(keyword)}`}`;
  const counted = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${found}) found`);
  return pageAt(page, counted.rows[0]!.n, async (limit, offset) => {
    const { rows } = await db.execute<{ userNo: string; name: string }>(
      sql`${found} order by name, who.user_no limit ${limit} offset ${offset}`,
    );
    return rows;
  });
}

/** Puts down whom a task is for. @throws 422 at the field with something that is not the caller's */
export async function keepTargets(ctx: UserCtx, taskId: string, wish: TargetWish): Promise<void> {
  const { db } = ctx;
  const [grades, offerings, courses, people] = [wish.gradeIds, wish.offeringIds, wish.courseIds, wish.userNos].map(
    (ids) => [...new Set(ids)],
  ) as [string[], string[], string[], string[]];
  const countIn = async (query: SQL) => {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${query}) counted`);
    return rows[0]!.n;
  };
  const must = async (field: string, ids: string[], query: SQL, message: string) => {
    if (ids.length > 0 && (await countIn(query)) < ids.length) throw failAt(field, message);
  };
  await must(
    'gradeIds',
    grades,
    sql`select 1 from ${grade} where ${and(inArray(grade.id, grades), taskGrades(ctx))}`,
    '有的班级不存在，或者不归你带',
  );
  await must(
    'offeringIds',
    offerings,
    sql`select 1 from ${offering} where ${and(inArray(offering.id, offerings), taskOfferings(ctx))}`,
    '有的开课不存在，或者不由你任教',
  );
  await must(
    'courseIds',
    courses,
    sql`select 1 from ${courseAudit} where ${and(inArray(courseAudit.id, courses), taskCourses(ctx))}`,
    '有的课程不存在，或者不是你编写的',
  );
  await must(
    'userNos',
    people,
    sql`select 1 from (${taughtPeople(ctx)}) who (user_no) where who.user_no in ${people}`,
    '有的学员不归你带',
  );
  await db.delete(taskTarget).where(eq(taskTarget.taskId, taskId));
  const rows = [
    ...grades.map((gradeId) => ({ taskId, taskSource: TaskSource.grade, gradeId })),
    ...offerings.map((offeringId) => ({ taskId, taskSource: TaskSource.offering, offeringId })),
    ...courses.map((courseId) => ({ taskId, taskSource: TaskSource.course, courseId })),
    ...people.map((userNo) => ({ taskId, taskSource: TaskSource.person, userNo })),
  ];
  if (rows.length > 0) await db.insert(taskTarget).values(rows);
}

/** Whom tasks are for, by task, in the order in which they were chosen. */
export async function targetsOf(db: Db, taskIds: readonly string[]): Promise<Map<string, Target[]>> {
  if (taskIds.length === 0) return new Map();
  const { gradeName } = grade;
  const rows = await db
    .select({
      taskId: taskTarget.taskId,
      taskSource: taskTarget.taskSource,
      id: sql<string>`coalesce(${taskTarget.gradeId}, ${taskTarget.offeringId}, ${taskTarget.courseId}, ${taskTarget.userNo})`,
      name: sql<string | null>`coalesce(${gradeName}, ${offering.offeringName}, ${course.courseName})`,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      mobile: account.mobile,
    })
    .from(taskTarget)
    .leftJoin(grade, eq(grade.id, taskTarget.gradeId))
    .leftJoin(offering, eq(offering.id, taskTarget.offeringId))
    .leftJoin(course, eq(course.id, taskTarget.courseId))
    .leftJoin(account, eq(account.userNo, taskTarget.userNo))
    .leftJoin(userExt, eq(userExt.userNo, taskTarget.userNo))
    .where(inArray(taskTarget.taskId, [...taskIds]))
    .orderBy(asc(taskTarget.id));
  const named = rows.map(({ taskId, taskSource, id, name, ...person }) => ({
    taskId,
    target: { taskSource, id, name: name ?? displayName(person, UserType.lecturer) },
  }));
  const groups = Map.groupBy(named, ({ taskId }) => taskId);
  return new Map([...groups].map(([taskId, all]) => [taskId, all.map(({ target }) => target)]));
}
