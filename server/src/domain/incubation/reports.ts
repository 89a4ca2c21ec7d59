import { and, desc, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { CheckVerdict, MilestoneState, ReportState } from '#contract/rules/incubation.ts';
import { wireTime } from '#contract/rules/time.ts';
import { milestoneSteps } from '#contract/startup/incubationSteps.ts';
import type { checks, report } from '#contract/startup/milestone.ts';
import type { check, saveCheck } from '#contract/startup/milestoneHost.ts';
import { enabled } from '../../db/enabled.ts';
import { milestone, milestoneReport, projectCheck } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { adminsOf } from '../organization/admins.ts';
import { teamOf, teamPath } from './teams.ts';
import { mustOwnFiles } from './files.ts';
import { hostMilestones } from './keepMilestone.ts';
import { actedProjects, holdIncubating, hostAdmitted, mustRead, ofProjects } from './policies.ts';

const state = { table: milestone, state: 'milestoneState' } as const;

/** The team says what it reached. @throws NOT_FOUND, NOT_INCUBATING, INCUBATION_MOVED_ON, 422 at a file that is not theirs */
export async function handInReport(ctx: UserCtx, wish: OutputOf<typeof report.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { id, content, files } = wish;
  const its = and(eq(milestone.id, id), enabled(milestone), ofProjects(milestone.projectId, actedProjects(user)));
  const [row] = await db.select({ projectId: milestone.projectId }).from(milestone).where(its);
  if (!row) throw fail(NOT_FOUND);
  const { projectName, hostOrgNo } = await holdIncubating(db, row.projectId, actedProjects(user));
  await mustOwnFiles(ctx, files);
  const at = wireTime(now);
  const { title } = await takeStep(db, milestoneSteps, 'report', { ...state, where: its, set: { gmtModified: at } });
  const [made] = await db
    .insert(milestoneReport)
    .values({ milestoneId: id, reporterUserNo: user.userNo, content, files, submittedAt: at, gmtCreate: at })
    .returning({ id: milestoneReport.id });
  await sendMessage(ctx, {
    to: await adminsOf(db, hostOrgNo!),
    msgType: 'organization',
    msgTitle: `「${projectName}」交了里程碑的报告：${title}`,
    msgUrl: `/startbusiness/institution/incubation/project?id=${row.projectId}`,
  });
  return made!.id;
}

/** The host accepts what waits, or gives it back. @throws NOT_FOUND, INCUBATION_MOVED_ON */
export async function checkReport(ctx: UserCtx, wish: OutputOf<typeof check.input>): Promise<void> {
  const { db, user, now } = ctx;
  const { id, isAccepted, opinion } = wish;
  const at = wireTime(now);
  const step = isAccepted === 1 ? 'accept' : 'giveBack';
  const { projectId, title } = await takeStep<typeof milestone, MilestoneState, 'accept' | 'giveBack'>(
    db,
    milestoneSteps,
    step,
    { ...state, where: and(eq(milestone.id, id), hostMilestones(user)), set: { gmtModified: at } },
  );
  const reportState = isAccepted === 1 ? ReportState.accepted : ReportState.returned;
  await db
    .update(milestoneReport)
    .set({ reportState, opinion, checkerUserNo: user.userNo, checkedAt: at, gmtModified: at })
    .where(and(eq(milestoneReport.milestoneId, id), eq(milestoneReport.reportState, ReportState.waiting)));
  await sendMessage(ctx, {
    to: await teamOf(db, projectId),
    msgType: 'review',
    msgTitle: `里程碑「${title}」的报告${isAccepted === 1 ? '通过了' : '被退回，改好再交'}`,
    msgText: opinion,
    msgUrl: teamPath('milestone', projectId),
  });
}

/** What the host found at a project. @throws NOT_FOUND, NOT_INCUBATING */
export async function keepCheck(ctx: UserCtx, wish: OutputOf<typeof saveCheck.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { projectId, checkVerdict, found } = wish;
  const { projectName } = await holdIncubating(db, projectId, hostAdmitted(user));
  const at = wireTime(now);
  const [made] = await db
    .insert(projectCheck)
    .values({ ...wish, checkerUserNo: user.userNo, gmtCreate: at, gmtModified: at })
    .returning({ id: projectCheck.id });
  await sendMessage(ctx, {
    to: await teamOf(db, projectId),
    msgType: 'review',
    msgTitle: `「${projectName}」的检查：${CheckVerdict.labels[checkVerdict]}`,
    msgText: found,
    msgUrl: teamPath('milestone', projectId),
  });
  return made!.id;
}

/** The checks of a project, the last one first. @throws NOT_FOUND */
export async function checkPage(ctx: UserCtx, { projectId, ...request }: OutputOf<typeof checks.input>) {
  const { db } = ctx;
  await mustRead(ctx, projectId);
  const where: SQL = eq(projectCheck.projectId, projectId);
  const { id, checkedOn, checkVerdict, found } = projectCheck;
  const rows = db
    .select({ id, checkedOn, checkVerdict, found, nickname: userExt.nickname, mobile: account.mobile })
    .from(projectCheck)
    .innerJoin(startProject, eq(startProject.id, projectCheck.projectId))
    .innerJoin(account, eq(account.userNo, projectCheck.checkerUserNo))
    .innerJoin(userExt, eq(userExt.userNo, projectCheck.checkerUserNo))
    .where(where)
    .orderBy(desc(checkedOn), desc(id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(projectCheck, where));
  return {
    ...page,
    list: page.list.map(({ nickname, mobile, ...row }) => ({ ...row, checkerName: displayName({ nickname, mobile }) })),
  };
}
