import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ReportRow as ShownRow, reports } from '#contract/user/training.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { trainingProject, trainingReport } from '../../db/schema/training.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import { rosterOf } from '../school/roster.ts';
import { studentFacts } from '../scores/marks.ts';
import { keptProject, keptReport } from './policies.ts';
import type { ProjectRow, ReportRow } from './policies.ts';
import { standingOf, versionsOf, wholeProject } from './shown.ts';

/** Everybody of the offering with how far they are, by the number of the school. @throws TRAINING_GONE */
export async function reportsPage(ctx: UserCtx, wanted: OutputOf<typeof reports.input>): Promise<Page<ShownRow>> {
  const { db } = ctx;
  const { id, taskStep, ...request } = wanted;
  const { project } = await keptProject(ctx, id);
  const roster = rosterOf(db, [project.offeringId]).as('roster');
  const its = and(
    eq(trainingReport.projectId, id),
    eq(trainingReport.userNo, roster.userNo),
    eq(trainingReport.isLatest, 1),
  );
  const where =
    taskStep === undefined
      ? undefined
      : eq(sql`coalesce(${trainingReport.trainingStep}, ${TaskStep.waiting})`, taskStep);
  const student = and(
    eq(orgStudent.userNo, roster.userNo),
    eq(orgStudent.orgNo, project.orgNo),
    eq(orgStudent.bindStatus, StudentState.bound),
    enabled(orgStudent),
  );
  const rows = db
    .select({
      userNo: roster.userNo,
      studentName: orgStudent.studentName,
      studentNumber: orgStudent.studentNumber,
      person: { nickname: userExt.nickname, idCardName: userExt.idCardName, mobile: account.mobile },
      report: trainingReport,
    })
    .from(roster)
    .innerJoin(account, eq(account.userNo, roster.userNo))
    .leftJoin(userExt, eq(userExt.userNo, roster.userNo))
    .leftJoin(orgStudent, student)
    .leftJoin(trainingReport, its)
    .where(where)
    .orderBy(asc(orgStudent.studentNumber), asc(roster.userNo))
    .$dynamic();
  const counted = db.select({ userNo: roster.userNo }).from(roster).leftJoin(trainingReport, its).where(where);
  const found = await paginate(request, rows, () => db.$count(counted.as('counted')));
  const list = found.list.map(({ userNo, studentName, studentNumber, person, report }): ShownRow => {
    const named = { studentName: studentName ?? displayName(person), studentNumber: studentNumber ?? '' };
    return { userNo, ...named, ...standingOf(report), reportId: report?.id ?? null };
  });
  return { ...found, list };
}

/** Everything about what somebody handed in. @throws REPORT_GONE */
export async function viewReport(ctx: UserCtx, reportId: string) {
  const { db, now } = ctx;
  const { report, ...named } = await keptReport(ctx, reportId);
  const { userNo, revision, teacherPoints, remark, trainingStep } = report;
  return {
    ...(await wholeProject(named, now)),
    ...standingOf(report),
    reportId,
    revision,
    userNo,
    studentName: (await studentFacts(db, userNo)).studentName,
    teacherPoints,
    remark: trainingStep === TaskStep.submitted ? '' : remark,
    versions: await versionsOf(db, report.projectId, userNo),
    nextId: await nextWaiting(ctx, report),
  };
}

/** The next report that waits in the same project, after this one, then from the front; empty: none. */
export async function nextWaiting({ db, user }: UserCtx, { id, projectId }: ReportRow): Promise<string> {
  const { trainingStep, isLatest, userNo } = trainingReport;
  const [row] = await db
    .select({ id: trainingReport.id })
    .from(trainingReport)
    .where(
      and(
        eq(trainingReport.projectId, projectId),
        eq(trainingStep, TaskStep.submitted),
        eq(isLatest, 1),
        sql`${trainingReport.id} <> ${id} and ${userNo} <> ${user.userNo}`,
      ),
    )
    .orderBy(sql`${trainingReport.id} > ${id} desc`, asc(trainingReport.id))
    .limit(1);
  return row?.id ?? '';
}

/** Who still has to hand in, for the first time or again: by project. */
export async function openPeople(
  db: Db,
  projects: readonly Pick<ProjectRow, 'id' | 'offeringId'>[],
): Promise<Map<string, string[]>> {
  if (projects.length === 0) return new Map();
  const ids = projects.map(({ id }) => id);
  const offeringIds = [...new Set(projects.map(({ offeringId }) => offeringId))];
  const roster = rosterOf(db, offeringIds).as('roster');
  const its = and(
    eq(trainingReport.projectId, trainingProject.id),
    eq(trainingReport.userNo, roster.userNo),
    eq(trainingReport.isLatest, 1),
  );
  const rows = await db
    .select({ projectId: trainingProject.id, userNo: roster.userNo })
    .from(trainingProject)
    .innerJoin(roster, eq(roster.offeringId, trainingProject.offeringId))
    .leftJoin(trainingReport, its)
    .where(
      and(
        inArray(trainingProject.id, ids),
        sql`coalesce(${trainingReport.trainingStep}, ${TaskStep.waiting}) in (${TaskStep.waiting}, ${TaskStep.returned})`,
      ),
    );
  const people = Map.groupBy(rows, ({ projectId }) => projectId);
  return new Map([...people].map(([projectId, all]) => [projectId, all.map(({ userNo }) => userNo)]));
}
