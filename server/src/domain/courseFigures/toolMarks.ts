import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { toolMarks } from '#contract/course/courseStatistics.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { coursePeriod } from '../../db/schema/course.ts';
import { ltiToolScore } from '../../db/schema/ltiScore.ts';
import { ltiTool, ltiToolLink } from '../../db/schema/ltiTool.ts';
import { userCourse, userPeriod } from '../../db/schema/study.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { paginate } from '../../kit/paginate.ts';
import { named, shownName } from './learners.ts';

const shown = {
  userNo: ltiToolScore.userNo,
  name: shownName,
  periodId: ltiToolScore.periodId,
  periodName: coursePeriod.periodName,
  toolName: ltiTool.toolName,
  activityProgress: ltiToolScore.activityProgress,
  gradingProgress: ltiToolScore.gradingProgress,
  scoreGiven: ltiToolScore.scoreGiven,
  scoreMaximum: ltiToolScore.scoreMaximum,
  remark: ltiToolScore.remark,
  isDone: sql<0 | 1>`coalesce(${userPeriod.isDone}, 0)`,
  gmtModified: ltiToolScore.gmtModified,
};

/** What external tools have told of those who take a course, a page of it. */
export async function toolMarkPage(db: Db, { id, name, ...request }: OutputOf<typeof toolMarks.input>) {
  const { userNo, periodId } = ltiToolScore;
  const from = () =>
    db
      .select(shown)
      .from(ltiToolScore)
      .innerJoin(coursePeriod, eq(coursePeriod.id, periodId))
      .innerJoin(ltiToolLink, eq(ltiToolLink.id, coursePeriod.toolLinkId))
      .innerJoin(ltiTool, eq(ltiTool.id, ltiToolLink.toolId))
      .innerJoin(userCourse, and(eq(userCourse.userNo, userNo), eq(userCourse.courseId, coursePeriod.courseId)))
      .innerJoin(user, eq(user.userNo, userNo))
      .leftJoin(userExt, eq(userExt.userNo, userNo))
      .leftJoin(userPeriod, and(eq(userPeriod.userNo, userNo), eq(userPeriod.periodId, periodId)))
      .where(and(eq(coursePeriod.courseId, id), enabled(userCourse), named(name)));
  const rows = from().orderBy(desc(ltiToolScore.gmtModified), asc(periodId), asc(userNo));
  return paginate(request, rows.$dynamic(), () => db.$count(from().as('told')));
}
