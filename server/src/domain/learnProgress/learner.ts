import { and, desc, eq, sql } from 'drizzle-orm';
import type { learner } from '#contract/exam/learnProgress.ts';
import { NO_SCOPE } from '#contract/exam/learnProgressFailures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { coursePeriod } from '../../db/schema/course.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { studySitting } from '../../db/schema/study.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { watchedAssessments } from '../assessments/policies.ts';
import { scopeOf } from './scope.ts';

const LATEST = 20;

/**
 * What a learner of the scope did lately: the entries of the study ledger in this course, and the sittings of exams that
 * the caller watches. @throws NO_SCOPE, NO_COURSE
 */
export async function learnerDetail(ctx: UserCtx, wanted: OutputOf<typeof learner.input>) {
  const { db } = ctx;
  const { userNo } = wanted;
  const { course, people } = await scopeOf(ctx, wanted);
  const found = await db.execute(sql`select 1 from (${people}) who where who.user_no = ${userNo}`);
  if (found.rows.length === 0) throw fail(NO_SCOPE);
  const { startedAt, seconds, granted, refused, refusedReason, device } = studySitting;
  const [studies, exams] = await Promise.all([
    db
      .select({ periodName: coursePeriod.periodName, startedAt, seconds, granted, refused, refusedReason, device })
      .from(studySitting)
      .innerJoin(coursePeriod, eq(coursePeriod.id, studySitting.periodId))
      .where(and(eq(studySitting.userNo, userNo), eq(studySitting.courseId, course.id)))
      .orderBy(desc(startedAt))
      .limit(LATEST),
    db
      .select({ sittingId: examSitting.id, title: assessment.title, beganAt: examSitting.beganAt })
      .from(examSitting)
      .innerJoin(assessment, eq(assessment.id, examSitting.assessmentId))
      .where(and(eq(examSitting.userNo, userNo), watchedAssessments(ctx)))
      .orderBy(desc(examSitting.id))
      .limit(LATEST),
  ]);
  return { studies, exams };
}
