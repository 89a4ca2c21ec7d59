import { and, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_TEAM, TeamRole, TeamState } from '#contract/rules/startProjects.ts';
import { startProjectPath } from '#contract/rules/pagePaths.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import * as failures from '#contract/startup/projectFailures.ts';
import type { answer, invite } from '#contract/startup/projectTeam.ts';
import { teamSteps } from '#contract/startup/transitions.ts';
import { enabled } from '../../db/enabled.ts';
import { startProject, startProjectMember } from '../../db/schema/startProject.ts';
import { user as account, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { CallFailure } from '../../kit/fail.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { ofLed, ownTeams } from './policies.ts';
import { lockLed } from './save.ts';

type Row = typeof startProjectMember.$inferSelect;

const MINE = '/startbusiness/person/projectManage';
const state = { table: startProjectMember, state: 'teamState' } as const;

/** Asks somebody into the team. @throws NOT_FOUND, and what the contract names, at the field that is wrong */
export async function inviteToTeam(ctx: UserCtx, wish: OutputOf<typeof invite.input>): Promise<string> {
  const { projectId, mobile, ...asked } = wish;
  const project = await lockLed(ctx, projectId);
  const userNo = await personBy(ctx, mobile, asked.teamRole);
  if (userNo === ctx.user.userNo) throw at('mobile', failures.INVITED_SELF);
  return addInvitation(ctx, project, { ...asked, userNo }, at('mobile', failures.IN_TEAM_ALREADY));
}

interface Asked {
  userNo: string;
  teamRole: TeamRole;
  duty: string;
  words: string;
}

/**
 * An invitation into a project that is held, and the message of it.
 * @param taken what is answered where they are in the team or asked already
 * @throws TEAM_FULL
 */
export async function addInvitation(
  ctx: UserCtx,
  project: typeof startProject.$inferSelect,
  { userNo, teamRole, duty, words }: Asked,
  taken: CallFailure,
): Promise<string> {
  const { db, user } = ctx;
  const projectId = project.id;
  const around = and(
    eq(startProjectMember.projectId, projectId),
    inArray(startProjectMember.teamState, [TeamState.invited, TeamState.joined]),
  );
  if ((await db.$count(startProjectMember, around)) >= MOST_TEAM) throw fail(failures.TEAM_FULL);
  const adding = db
    .insert(startProjectMember)
    .values({ projectId, userNo, teamRole, duty, words, teamState: TeamState.invited, inviteUserNo: user.userNo })
    .returning({ id: startProjectMember.id });
  const [made] = await refusedAs(adding, { start_project_member_once: taken });
  await sendMessage(ctx, {
    to: [userNo],
    msgType: 'system',
    msgTitle: `「${project.projectName}」请你${teamRole === TeamRole.tutor ? '做导师' : '加入团队'}`,
    msgText: words,
    msgUrl: MINE,
  });
  return made!.id;
}

/** Joins, or does not. @throws NOT_FOUND, INVITATION_MOVED_ON */
export async function answerInvitation(ctx: UserCtx, { id, isAccepted }: OutputOf<typeof answer.input>): Promise<void> {
  const step = isAccepted === 1 ? 'join' : 'decline';
  const row = await takeStep<typeof startProjectMember, TeamState, 'join' | 'decline'>(ctx.db, teamSteps, step, {
    ...state,
    where: ownRow(ctx, id),
    set: moved(ctx),
  });
  const { projectName, leaderUserNo } = await projectOf(ctx, row);
  await sendMessage(ctx, {
    to: [leaderUserNo],
    msgType: 'system',
    msgTitle: `${isAccepted === 1 ? '有人接受了' : '有人没有接受'}「${projectName}」的邀请：${row.duty}`,
    msgUrl: startProjectPath(row.projectId),
  });
}

/** Is in the team no more. @throws NOT_FOUND, INVITATION_MOVED_ON, LEADER_STAYS */
export async function leaveTeam(ctx: UserCtx, id: string): Promise<void> {
  await mustNotLead(ctx, ownRow(ctx, id));
  const row = await takeStep(ctx.db, teamSteps, 'leave', { ...state, where: ownRow(ctx, id), set: moved(ctx) });
  const { projectName, leaderUserNo } = await projectOf(ctx, row);
  await sendMessage(ctx, {
    to: [leaderUserNo],
    msgType: 'system',
    msgTitle: `有人退出了「${projectName}」：${row.duty}`,
    msgUrl: startProjectPath(row.projectId),
  });
}

/** Takes somebody out, or the invitation back. @throws NOT_FOUND, INVITATION_MOVED_ON, LEADER_STAYS */
export async function removeFromTeam(ctx: UserCtx, id: string): Promise<void> {
  const where = and(eq(startProjectMember.id, id), ofLed(ctx.user, startProjectMember));
  await mustNotLead(ctx, where);
  const row = await takeStep(ctx.db, teamSteps, 'remove', { ...state, where, set: moved(ctx) });
  const { projectName } = await projectOf(ctx, row);
  await sendMessage(ctx, {
    to: [row.userNo],
    msgType: 'system',
    msgTitle: `你不在「${projectName}」的团队里了`,
    msgUrl: MINE,
  });
}

const ownRow = ({ user }: UserCtx, id: string) => and(eq(startProjectMember.id, id), ownTeams(user.userNo));

const moved = ({ now }: UserCtx) => ({ answeredAt: wireTime(now), gmtModified: wireTime(now) });

const at = (path: string, failure: (typeof failures)[keyof typeof failures]) =>
  fail(failure, undefined, { issues: [{ path, message: failure.msg }] });

/** Somebody who learns or teaches, by their mobile number. */
async function personBy({ db }: UserCtx, mobile: string, teamRole: TeamRole): Promise<string> {
  const [person] = await db
    .select({ userNo: account.userNo })
    .from(account)
    .where(and(eq(account.mobile, mobile), enabled(account)));
  if (!person) throw at('mobile', failures.NO_SUCH_PERSON);
  const teaches = and(
    eq(userIdentity.userNo, person.userNo),
    eq(userIdentity.userType, UserType.lecturer),
    enabled(userIdentity),
  );
  if (teamRole === TeamRole.tutor && (await db.$count(userIdentity, teaches)) === 0)
    throw at('teamRole', failures.TUTOR_IS_LECTURER);
  return person.userNo;
}

async function mustNotLead({ db }: UserCtx, where: ReturnType<typeof ownRow>): Promise<void> {
  const [row] = await db.select({ teamRole: startProjectMember.teamRole }).from(startProjectMember).where(where);
  if (!row) throw fail(NOT_FOUND);
  if (row.teamRole === TeamRole.leader) throw fail(failures.LEADER_STAYS);
}

async function projectOf({ db }: UserCtx, { projectId }: Row) {
  const { projectName, leaderUserNo } = startProject;
  const [row] = await db.select({ projectName, leaderUserNo }).from(startProject).where(eq(startProject.id, projectId));
  return row!;
}
