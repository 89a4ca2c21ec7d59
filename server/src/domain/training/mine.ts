import { and, desc, eq, sql } from 'drizzle-orm';
import type { OwnTraining, submit } from '#contract/user/ownTraining.ts';
import { REPORT_MARKED, TRAINING_CLOSED, TRAINING_NOT_YET, TRAINING_OVER } from '#contract/user/trainingFailures.ts';
import type { Failure } from '#contract/kit/errors.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { isBlankHtml } from '#contract/rules/richText.ts';
import { lateDaysOf, TaskPhase, TaskState, TaskStep } from '#contract/rules/tasks.ts';
import type { HandInStop } from '#contract/rules/taskSteps.ts';
import { reportStop } from '#contract/rules/training.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { offering } from '../../db/schema/timetable.ts';
import { trainingProject, trainingReport } from '../../db/schema/training.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { ownFile } from '../files/ownFile.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { inPhase } from './list.ts';
import { ownProject, ownProjects } from './policies.ts';
import type { ReportRow } from './policies.ts';
import { shownProject, standingOf, versionsOf, wholeProject } from './shown.ts';

const newestOf = (userNo: string) =>
  and(
    eq(trainingReport.projectId, trainingProject.id),
    eq(trainingReport.userNo, userNo),
    eq(trainingReport.isLatest, 1),
  );

/** The projects of one's offerings; with `isOpen` those that wait for a report and still take one. */
export async function ownProjectsPage(
  { db, user, now }: UserCtx,
  { isOpen, ...request }: PageRequest & { isOpen: 0 | 1 },
): Promise<Page<OwnTraining>> {
  const moment = wireTime(now);
  const todo = sql`((${trainingReport.id} is null and not ${inPhase(TaskPhase.ended, moment)})
    or (${trainingReport.trainingStep} = ${TaskStep.returned} and ${trainingProject.trainingState} <> ${TaskState.closed}))`;
  const where = and(ownProjects(db, user.userNo), isOpen === 1 ? todo : undefined);
  const rows = db
    .select({ project: trainingProject, offeringName: offering.offeringName, report: trainingReport })
    .from(trainingProject)
    .innerJoin(offering, eq(offering.id, trainingProject.offeringId))
    .leftJoin(trainingReport, newestOf(user.userNo))
    .where(where)
    .orderBy(desc(trainingProject.id));
  const counted = db
    .select({ id: trainingProject.id })
    .from(trainingProject)
    .leftJoin(trainingReport, newestOf(user.userNo))
    .where(where);
  const found = await paginate(request, rows.$dynamic(), () => db.$count(counted.as('counted')));
  const list = found.list.map(({ report, ...named }): OwnTraining => {
    const standing = standingOf(report);
    return { ...shownProject(named, now), ...standing, stop: stopOf(named.project, standing.taskStep, moment) };
  });
  return { ...found, list };
}

const stopOf = (...of: Parameters<typeof reportStop>) => reportStop(...of) ?? ('' as const);

/** Everything a learner sees of a project of theirs. @throws OWN_TRAINING_GONE */
export async function viewOwnProject({ db, user, now }: UserCtx, projectId: string) {
  const named = await ownProject(db, user.userNo, projectId);
  const report = await newestReport(db, projectId, user.userNo);
  const standing = standingOf(report);
  return {
    ...(await wholeProject(named, now)),
    ...standing,
    stop: stopOf(named.project, standing.taskStep, wireTime(now)),
    teacherPoints: report?.teacherPoints ?? null,
    remark: standing.taskStep === TaskStep.submitted ? '' : (report?.remark ?? ''),
    content: report?.content ?? '',
    files: report?.files ?? [],
    versions: await versionsOf(db, projectId, user.userNo),
  };
}

async function newestReport(db: Db, projectId: string, userNo: string): Promise<ReportRow | undefined> {
  const its = and(eq(trainingReport.projectId, projectId), eq(trainingReport.userNo, userNo));
  const [row] = await db
    .select()
    .from(trainingReport)
    .where(and(its, eq(trainingReport.isLatest, 1)));
  return row;
}

const refusals: Readonly<Record<HandInStop, Failure>> = {
  notYet: TRAINING_NOT_YET,
  over: TRAINING_OVER,
  closed: TRAINING_CLOSED,
  marked: REPORT_MARKED,
};

/**
 * Hands in a version; the newest counts. Sent twice it is one.
 * @throws OWN_TRAINING_GONE, TRAINING_NOT_YET, TRAINING_OVER, TRAINING_CLOSED, REPORT_MARKED
 */
export async function handInReport(ctx: UserCtx, wish: OutputOf<typeof submit.input>) {
  const { db, user, now } = ctx;
  const { projectId, clientKey, files } = wish;
  const { userNo } = user;
  await oneAtATime(db, userNo);
  const { project } = await ownProject(db, userNo, projectId, 'held');
  const known = await versionBy(db, { projectId, userNo, clientKey });
  if (known) return known;
  const before = await newestReport(db, projectId, userNo);
  const submittedAt = wireTime(now);
  const step = before?.trainingStep ?? TaskStep.waiting;
  const stop = reportStop(project, step, submittedAt);
  if (stop !== null) throw fail(refusals[stop]);
  const content = cleanHtml(wish.content);
  if (isBlankHtml(content) && files.length === 0) throw failAt('content', '写点内容或者添加文件再交');
  const owned = new Set(before?.files.map(({ url }) => url));
  for (const { url } of files) if (!owned.has(url)) await ownFile(ctx, url, 'training', { field: 'files' });
  // what is to be done again is as late as it was: the rest of the time was the teacher's wish
  const lateDays = before && step === TaskStep.returned ? before.lateDays : lateDaysOf(project.dueAt, submittedAt);
  if (before) await db.update(trainingReport).set({ isLatest: 0 }).where(eq(trainingReport.id, before.id));
  const versionNo = (before?.versionNo ?? 0) + 1;
  const version = { projectId, userNo, versionNo, content, files, lateDays, clientKey };
  await db.insert(trainingReport).values({ ...version, submittedAt, gmtCreate: submittedAt });
  return { versionNo, lateDays };
}

async function versionBy(db: Db, of: { projectId: string; userNo: string; clientKey: string }) {
  const { versionNo, lateDays, projectId, userNo, clientKey } = trainingReport;
  const same = and(eq(projectId, of.projectId), eq(userNo, of.userNo), eq(clientKey, of.clientKey));
  const [row] = await db.select({ versionNo, lateDays }).from(trainingReport).where(same);
  return row;
}
