import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MilestoneState, MOST_MILESTONES } from '#contract/rules/incubation.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { INCUBATION_MOVED_ON, MILESTONE_REPORTED, MILESTONES_FULL } from '#contract/startup/incubationFailures.ts';
import type { save } from '#contract/startup/milestoneHost.ts';
import { enabled } from '../../db/enabled.ts';
import { milestone, milestoneReport } from '../../db/schema/incubation.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { teamOf, teamPath } from './teams.ts';
import { holdIncubating, hostAdmitted, ofProjects } from './policies.ts';

type Written = OutputOf<typeof save.input>;

/**
 * Agrees on a milestone, or changes one that is not reached; the team hears of it.
 * @throws NOT_FOUND, NOT_INCUBATING, MILESTONES_FULL, INCUBATION_MOVED_ON
 */
export async function saveMilestone(ctx: UserCtx, written: Written): Promise<string> {
  const { projectId, id, title, goal, dueOn } = written;
  const { projectName } = await holdIncubating(ctx.db, projectId, hostAdmitted(ctx.user));
  const kept = id === '0' ? await add(ctx, written) : await change(ctx, written);
  await sendMessage(ctx, {
    to: await teamOf(ctx.db, projectId),
    msgType: 'organization',
    msgTitle: `「${projectName}」的里程碑${id === '0' ? '定了' : '改了'}：${title}，${dueOn} 之前`,
    msgText: goal,
    msgUrl: teamPath('milestone', projectId),
  });
  return kept;
}

const ofProject = (projectId: string): SQL | undefined => and(eq(milestone.projectId, projectId), enabled(milestone));

async function add({ db, user, now }: UserCtx, { projectId, title, goal, dueOn }: Written): Promise<string> {
  if ((await db.$count(milestone, ofProject(projectId))) >= MOST_MILESTONES) throw fail(MILESTONES_FULL);
  const at = wireTime(now);
  const [made] = await db
    .insert(milestone)
    .values({ projectId, title, goal, dueOn, authorUserNo: user.userNo, gmtCreate: at, gmtModified: at })
    .returning({ id: milestone.id });
  return made!.id;
}

async function change({ db, now }: UserCtx, { projectId, id, title, goal, dueOn }: Written): Promise<string> {
  const where = and(eq(milestone.id, id), ofProject(projectId));
  const [row] = await db.select({ state: milestone.milestoneState }).from(milestone).where(where).for('update');
  if (!row) throw fail(NOT_FOUND);
  const isOpen = row.state === MilestoneState.open || row.state === MilestoneState.returned;
  if (!isOpen) throw fail(INCUBATION_MOVED_ON);
  await db
    .update(milestone)
    .set({ title, goal, dueOn, gmtModified: wireTime(now) })
    .where(where);
  return id;
}

/** Milestones of what the caller's organization incubates or incubated. */
export const hostMilestones = (user: SessionUser): SQL | undefined =>
  and(ofProjects(milestone.projectId, hostAdmitted(user)), enabled(milestone));

/** Takes one away for which nothing was handed in. @throws NOT_FOUND, MILESTONE_REPORTED */
export async function removeMilestone({ db, user, now }: UserCtx, id: string): Promise<void> {
  const where = and(eq(milestone.id, id), hostMilestones(user));
  const [row] = await db.select({ id: milestone.id }).from(milestone).where(where).for('update');
  if (!row) throw fail(NOT_FOUND);
  if ((await db.$count(milestoneReport, eq(milestoneReport.milestoneId, id))) > 0) throw fail(MILESTONE_REPORTED);
  await db
    .update(milestone)
    .set({ statusId: RowState.disabled, gmtModified: wireTime(now) })
    .where(eq(milestone.id, id));
}
