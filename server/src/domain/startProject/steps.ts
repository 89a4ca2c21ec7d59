import { and, eq, inArray, ne } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { startProjectPath } from '#contract/rules/pagePaths.ts';
import { activeProjectStates, ProjectState, TeamRole, TeamState, teamRulesOf } from '#contract/rules/startProjects.ts';
import type { TeamRule } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { submit } from '#contract/startup/project.ts';
import { NOT_A_HOST, RULES_FAIL } from '#contract/startup/projectFailures.ts';
import type { HostStep, step } from '#contract/startup/projectHost.ts';
import { projectSteps } from '#contract/startup/transitions.ts';
import { enabled } from '../../db/enabled.ts';
import { startProject, startProjectMember } from '../../db/schema/startProject.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { adminsOf } from '../organization/admins.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { hostedProjects, ledProject } from './policies.ts';
import { lockLed } from './save.ts';

const state = { table: startProject, state: 'projectState' } as const;

/** How the team stands with every rule for handing in. @throws NOT_FOUND */
export async function rulesOf({ db, user }: UserCtx, id: string): Promise<TeamRule[]> {
  const [project] = await db.select({ id: startProject.id }).from(startProject).where(ledProject(user, id));
  if (!project) throw fail(NOT_FOUND);
  const joined = and(eq(startProjectMember.projectId, id), eq(startProjectMember.teamState, TeamState.joined));
  const isTutor = eq(startProjectMember.teamRole, TeamRole.tutor);
  const others = await db
    .select({ projectName: startProject.projectName })
    .from(startProject)
    .where(
      and(
        eq(startProject.leaderUserNo, user.userNo),
        inArray(startProject.projectState, [...activeProjectStates]),
        ne(startProject.id, id),
      ),
    );
  return teamRulesOf({
    countTeam: await db.$count(startProjectMember, and(joined, ne(startProjectMember.teamRole, TeamRole.tutor))),
    countTutor: await db.$count(startProjectMember, and(joined, isTutor)),
    leads: others.map(({ projectName }) => projectName),
  });
}

/** Hands a project in. @throws NOT_FOUND, PROJECT_MOVED_ON, RULES_FAIL at what must be mended, NOT_A_HOST */
export async function submitProject(ctx: UserCtx, { id, hostOrgNo }: OutputOf<typeof submit.input>): Promise<void> {
  const { db, user } = ctx;
  // two projects of one leader handed in at once follow each other
  await oneAtATime(db, user.userNo);
  const { projectName } = await lockLed(ctx, id);
  const [host] = await db
    .select()
    .from(orgInfo)
    .where(and(eq(orgInfo.orgNo, hostOrgNo), enabled(orgInfo)));
  if (!host || host.orgType === UserType.enterprise) throw fail(NOT_A_HOST, undefined, at('hostOrgNo', NOT_A_HOST.msg));
  const broken = (await rulesOf(ctx, id)).filter(({ problem }) => problem !== '');
  const issues = broken.map(({ field, problem }) => ({ path: field, message: problem }));
  if (issues.length > 0) throw fail(RULES_FAIL, undefined, { issues });
  await takeStep(db, projectSteps, 'submit', {
    ...state,
    where: ledProject(user, id),
    set: { hostOrgNo, opinion: '', ...moved(ctx) },
  });
  await sendMessage(ctx, {
    to: await adminsOf(db, hostOrgNo),
    msgType: 'organization',
    msgTitle: `收到一个创业项目：${projectName}`,
    msgUrl: '/startbusiness/institution/projectManage',
  });
}

/** The team wants it back before anybody began to read. @throws NOT_FOUND, PROJECT_MOVED_ON */
export async function takeBackProject(ctx: UserCtx, id: string): Promise<void> {
  const where = ledProject(ctx.user, id);
  await takeStep(ctx.db, projectSteps, 'takeBack', { ...state, where, set: moved(ctx) });
}

const told: Record<HostStep, string> = {
  accept: '已经受理，开始评审',
  refuse: '被退回',
  admit: '通过评审，进入孵化',
  pause: '的孵化暂停了',
  resume: '恢复孵化',
  graduate: '毕业了',
  end: '的孵化结束了',
};

/** What the host decides; the team hears it with the reason. @throws NOT_FOUND, PROJECT_MOVED_ON */
export async function hostStep(ctx: UserCtx, wish: OutputOf<typeof step.input>) {
  const { id, step: name, opinion } = wish;
  const row = await takeStep<typeof startProject, ProjectState, HostStep>(ctx.db, projectSteps, name, {
    ...state,
    where: and(eq(startProject.id, id), hostedProjects(ctx.user)),
    set: { opinion, ...moved(ctx) },
  });
  ctx.changed({ after: { id, projectState: row.projectState, opinion } });
  const team = await ctx.db
    .select({ userNo: startProjectMember.userNo })
    .from(startProjectMember)
    .where(and(eq(startProjectMember.projectId, id), eq(startProjectMember.teamState, TeamState.joined)));
  await sendMessage(ctx, {
    to: team.map(({ userNo }) => userNo),
    msgType: 'review',
    msgTitle: `「${row.projectName}」${told[name]}`,
    msgText: opinion,
    msgUrl: startProjectPath(id),
  });
  return { id, projectState: row.projectState };
}

const moved = ({ now }: UserCtx) => ({ stateTime: wireTime(now), gmtModified: wireTime(now) });

const at = (path: string, message: string) => ({ issues: [{ path, message }] });
