import { and, asc, desc, eq, exists, inArray, like, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { StageCourse, TestView } from '#contract/course/typicalPosition.ts';
import type { Page } from '#contract/kit/page.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { inEarnest } from '../../db/inEarnest.ts';
import { courseAbility } from '../../db/schema/ability.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { course } from '../../db/schema/course.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { cappedCount, pageAt, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { onShelf } from '../catalogue/policies.ts';
import { isStaff } from '../organization/policies.ts';
import { coursesOf, testShown } from './read.ts';

interface CourseSearch extends PageRequest {
  courseName: string;
  abilityIds: string[];
}

const qb = new QueryBuilder();

/** Courses on the shelf: without a name those that raise one of the items, those that raise most of them first. */
export async function courseChoices(
  { db }: Pick<UserCtx, 'db'>,
  { courseName, abilityIds, ...request }: CourseSearch,
): Promise<Page<StageCourse>> {
  const raising = and(eq(courseAbility.courseId, course.id), inArray(courseAbility.abilityId, abilityIds));
  const raises = exists(
    qb
      .select({ one: sql`1` })
      .from(courseAbility)
      .where(raising),
  );
  const hasItems = abilityIds.length > 0;
  const where = and(
    onShelf,
    courseName === '' ? undefined : like(course.courseName, containing(courseName)),
    courseName === '' && hasItems ? raises : undefined,
  );
  const raised = sql`(select count(*) from ${courseAbility} where ${raising})`;
  const total = await cappedCount(db, sql`${course}`, where);
  const page = await pageAt(request, total, (limit, offset) =>
    db
      .select({ id: course.id })
      .from(course)
      .where(where)
      .orderBy(...(hasItems ? [desc(raised)] : []), desc(course.countStudy), desc(course.id))
      .limit(limit)
      .offset(offset),
  );
  const shown = await coursesOf(
    db,
    page.list.map(({ id }) => id),
  );
  return { ...page, list: page.list.flatMap(({ id }) => shown.get(id) ?? []) };
}

/** Assessments that somebody may name: published, and open to all or their own. */
export function choosableTests({ user }: Pick<UserCtx, 'user'>): SQL {
  const own =
    user.userType === UserType.lecturer
      ? eq(assessment.authorUserNo, user.userNo)
      : isStaff(user)
        ? and(eq(assessment.orgNo, user.orgNo), eq(assessment.isOfOrg, 1))
        : undefined;
  return and(
    enabled(assessment),
    inEarnest,
    eq(assessment.assessmentState, AssessmentState.published),
    or(eq(assessment.isOpen, 1), own),
  )!;
}

/** A page of them, the newest first. */
export function testChoices(
  ctx: UserCtx,
  { title, ...request }: PageRequest & { title: string },
): Promise<Page<TestView>> {
  const where = and(choosableTests(ctx), title === '' ? undefined : like(assessment.title, containing(title)));
  const rows = ctx.db
    .select(testShown)
    .from(assessment)
    .where(where)
    .orderBy(desc(assessment.publishedAt), asc(assessment.id));
  return paginate(request, rows.$dynamic(), () => ctx.db.$count(assessment, where));
}
