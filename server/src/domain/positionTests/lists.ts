import { and, desc, eq, exists, like, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { PlanTests, PositionTests } from '#contract/exam/positionTest.ts';
import type { Page } from '#contract/kit/page.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { enabled } from '../../db/enabled.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { lecturer } from '../../db/schema/people.ts';
import { userExpectedJob } from '../../db/schema/profile.ts';
import { userCourse } from '../../db/schema/study.ts';
import { typicalPositionCourse, typicalPositionTest } from '../../db/schema/typicalPosition.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { beginningWith } from '../../kit/like.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { isPublic } from '../typicalPlans/policies.ts';
import { testLines, testsOfKind } from './lines.ts';
import { isLocked, stagesOf, standingAt } from './stages.ts';

const qb = new QueryBuilder();
const one = { one: sql`1` };

const hasTests = (kind: AssessmentKind): SQL =>
  exists(
    qb
      .select(one)
      .from(typicalPositionTest)
      .innerJoin(assessment, eq(assessment.id, typicalPositionTest.assessmentId))
      .where(and(eq(typicalPositionTest.typicalPositionId, typicalPosition.id), testsOfKind(kind))),
  );

/** Of the kinds of job that somebody looks for: the same second level of the tree of jobs. */
async function targetsOf({ db, user }: UserCtx): Promise<SQL> {
  const rows = await db
    .selectDistinct({ code: sql<string>`left(${userExpectedJob.jobTypeCode}, 4)` })
    .from(userExpectedJob)
    .where(and(eq(userExpectedJob.userNo, user.userNo), enabled(userExpectedJob)));
  const alike = rows.filter(({ code }) => code !== '');
  if (alike.length === 0) return sql`false`;
  return or(...alike.map(({ code }) => like(typicalPosition.jobTypeCode, beginningWith(code))))!;
}

/** Typical positions that a page is about, with who wrote them. */
async function positionPage({ db }: UserCtx, request: PageRequest, where: SQL, isTarget: SQL) {
  const total = await cappedCount(db, sql`${typicalPosition}`, where);
  return pageAt(request, total, (limit, offset) =>
    db
      .select({
        id: typicalPosition.id,
        positionName: typicalPosition.positionName,
        authorName: sql<string>`coalesce(${orgInfo.orgName}, ${lecturer.lecturerName}, '')`,
        isTarget: sql<0 | 1>`(${isTarget})::int`,
      })
      .from(typicalPosition)
      .leftJoin(orgInfo, eq(orgInfo.orgNo, typicalPosition.orgNo))
      .leftJoin(lecturer, eq(lecturer.lecturerUserNo, typicalPosition.authorUserNo))
      .where(where)
      .orderBy(desc(sql`(${isTarget})::int`), desc(typicalPosition.publishedTime), desc(typicalPosition.id))
      .limit(limit)
      .offset(offset),
  );
}

/** Position tests, those of the jobs that the reader looks for first. */
export async function positionTests(
  ctx: UserCtx,
  { isAll, ...request }: PageRequest & { isAll: 0 | 1 },
): Promise<Page<PositionTests>> {
  const isTarget = await targetsOf(ctx);
  const kind = AssessmentKind.positionTest;
  const where = and(isPublic, hasTests(kind), isAll === 1 ? undefined : isTarget)!;
  const page = await positionPage(ctx, request, where, isTarget);
  const lines = await testLines(
    ctx,
    page.list.map(({ id }) => id),
    kind,
  );
  return { ...page, list: page.list.map((row) => ({ ...row, tests: lines.get(row.id) ?? [] })) };
}

/** The tests of the plans whose courses the reader takes. */
export async function planTests(ctx: UserCtx, request: PageRequest): Promise<Page<PlanTests>> {
  const { db, user } = ctx;
  const kind = AssessmentKind.planTest;
  const isFollowed = exists(
    qb
      .select(one)
      .from(typicalPositionCourse)
      .innerJoin(userCourse, eq(userCourse.courseId, typicalPositionCourse.courseId))
      .where(
        and(
          eq(typicalPositionCourse.typicalPositionId, typicalPosition.id),
          eq(userCourse.userNo, user.userNo),
          enabled(userCourse),
        ),
      ),
  );
  const page = await positionPage(ctx, request, and(isPublic, hasTests(kind), isFollowed)!, sql`true`);
  const ids = page.list.map(({ id }) => id);
  const lines = await testLines(ctx, ids, kind);
  const stages = await stagesOf(db, user.userNo, ids);
  const list = page.list.map(({ id, positionName, authorName }) => ({
    id,
    positionName,
    authorName,
    tests: (lines.get(id) ?? []).map((line, index) => {
      const stage = standingAt(stages.get(id) ?? [], index);
      return { ...line, ...stage, isLocked: isLocked(stage) ? (1 as const) : (0 as const) };
    }),
  }));
  return { ...page, list };
}
