import { eq } from 'drizzle-orm';
import type { giveBack, mark } from '#contract/user/training.ts';
import { NO_TRAINING_REDO, REPORT_MOVED } from '#contract/user/trainingFailures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { pointsText } from '#contract/rules/points.ts';
import { TaskState, TaskStep } from '#contract/rules/tasks.ts';
import { trainingPath, trainingPoints } from '#contract/rules/training.ts';
import { wireTime } from '#contract/rules/time.ts';
import { trainingReport } from '../../db/schema/training.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { keptReport } from './policies.ts';
import type { ReportRow } from './policies.ts';
import { nextWaiting } from './reports.ts';

/** Gives a mark, or another one; what being late costs goes off. @throws REPORT_GONE, REPORT_MOVED */
export async function markReport(ctx: UserCtx, wish: OutputOf<typeof mark.input>) {
  const { reportId, revision, points, remark } = wish;
  const { report, project } = await keptReport(ctx, reportId, 'held');
  mustBeNewest(report, revision);
  const isChange = report.trainingStep === TaskStep.marked;
  const finalPoints = trainingPoints(points, report.lateDays, project);
  await ctx.db
    .update(trainingReport)
    .set({ ...decided(ctx, report, remark), teacherPoints: points, finalPoints, trainingStep: TaskStep.marked })
    .where(eq(trainingReport.id, reportId));
  ctx.changed({ before: { teacherPoints: report.teacherPoints }, after: { teacherPoints: points, finalPoints } });
  await sendMessage(ctx, {
    to: [report.userNo],
    msgType: 'study',
    msgTitle: `实训「${project.title}」${isChange ? '改分了' : '批改好了'}，得 ${pointsText(finalPoints)} 分`,
    msgText: remark,
    msgUrl: trainingPath(project.id),
  });
  return { finalPoints, nextId: await nextWaiting(ctx, report) };
}

/** To be done again; a mark that there was counts no more. @throws REPORT_GONE, REPORT_MOVED, NO_TRAINING_REDO */
export async function returnReport(ctx: UserCtx, { reportId, revision, remark }: OutputOf<typeof giveBack.input>) {
  const { report, project } = await keptReport(ctx, reportId, 'held');
  mustBeNewest(report, revision);
  if (project.trainingState === TaskState.closed) throw fail(NO_TRAINING_REDO);
  const none = { teacherPoints: null, finalPoints: null };
  await ctx.db
    .update(trainingReport)
    .set({ ...decided(ctx, report, remark), ...none, trainingStep: TaskStep.returned })
    .where(eq(trainingReport.id, reportId));
  ctx.changed({ before: { teacherPoints: report.teacherPoints }, after: { trainingStep: TaskStep.returned, remark } });
  await sendMessage(ctx, {
    to: [report.userNo],
    msgType: 'study',
    msgTitle: `实训「${project.title}」要重做，改好以后再交`,
    msgText: remark,
    msgUrl: trainingPath(project.id),
  });
  return { nextId: await nextWaiting(ctx, report) };
}

/** @throws REPORT_MOVED */
function mustBeNewest({ isLatest, revision, trainingStep }: ReportRow, seen: number): void {
  if (isLatest === 0 || revision !== seen || trainingStep === TaskStep.returned) throw fail(REPORT_MOVED);
}

const decided = ({ user, now }: UserCtx, { revision }: ReportRow, remark: string) => ({
  remark,
  decidedAt: wireTime(now),
  markerUserNo: user.userNo,
  revision: revision + 1,
});
