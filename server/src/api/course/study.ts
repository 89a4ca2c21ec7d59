import { and, desc, eq } from 'drizzle-orm';
import { NOT_ENROLLED } from '#contract/course/failures.ts';
import * as contract from '#contract/course/study.ts';
import { ruleText } from '#contract/rules/progress.ts';
import { parseSpans } from '#contract/rules/spans.ts';
import { enabled } from '../../db/enabled.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { certificate, ledgerDispute, studySitting, userCourse } from '../../db/schema/study.ts';
import { pairs, periodsOf, studyTime } from '../../domain/study/overview.ts';
import { ownSittings, theirs } from '../../domain/study/policies.ts';
import { asReason } from '../../domain/study/reason.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

export const overview = handle(contract.overview, async (ctx, { courseId }) => {
  const { userNo } = ctx.user;
  const [found] = await ctx.db
    .select({ course, enrolment: userCourse, certificateNo: certificate.certificateNo })
    .from(userCourse)
    .innerJoin(course, and(eq(course.id, userCourse.courseId), enabled(course)))
    .leftJoin(certificate, and(eq(certificate.userNo, userCourse.userNo), eq(certificate.courseId, course.id)))
    .where(and(theirs(userNo, courseId), enabled(userCourse)));
  if (!found) throw fail(NOT_ENROLLED);
  const { completionPercent } = found.course;
  const version = found.enrolment.version ?? found.course.version;
  const periods = await periodsOf(ctx.db, userNo, { courseId, version, completionPercent });
  return {
    ...found.course,
    ...found.enrolment,
    courseId,
    version,
    studyProgress: found.enrolment.progress / 100,
    periodTotal: periods.length,
    periodDone: periods.filter((one) => one.isDone === 1).length,
    ruleText: ruleText(found.course),
    certificateNo: found.certificateNo ?? '',
    periods,
    ...(await studyTime(ctx.db, userNo, courseId, ctx.now)),
  };
});

export const ledger = handle(contract.ledger, async (ctx, { courseId, periodId, ...request }) => {
  const own = and(ownSittings(ctx.user, courseId), periodId ? eq(studySitting.periodId, periodId) : undefined);
  const rows = ctx.db
    .select({
      sitting: studySitting,
      periodName: coursePeriod.periodName,
      fileType: coursePeriod.fileType,
      resetAt: userCourse.resetAt,
      disputeStatus: ledgerDispute.auditStatus,
      disputeOpinion: ledgerDispute.auditOpinion,
    })
    .from(studySitting)
    .innerJoin(coursePeriod, eq(coursePeriod.id, studySitting.periodId))
    .leftJoin(
      userCourse,
      and(eq(userCourse.userNo, studySitting.userNo), eq(userCourse.courseId, studySitting.courseId)),
    )
    .leftJoin(ledgerDispute, eq(ledgerDispute.sittingId, studySitting.id))
    .where(own)
    .orderBy(desc(studySitting.startedAt), desc(studySitting.id))
    .$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(studySitting, own));
  return {
    ...page,
    list: page.list.map(({ sitting, resetAt, disputeOpinion, ...rest }) => ({
      ...sitting,
      ...rest,
      sittingId: sitting.id,
      watched: pairs(parseSpans(sitting.watched)),
      refusedRanges: pairs(parseSpans(sitting.refusedSpans)),
      refusedReason: asReason(sitting.refusedReason),
      isCounted: resetAt !== null && sitting.lastAt <= resetAt ? (0 as const) : (1 as const),
      disputeOpinion: disputeOpinion ?? '',
    })),
  };
});
