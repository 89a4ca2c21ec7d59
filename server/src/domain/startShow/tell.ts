import { and, eq, inArray } from 'drizzle-orm';
import { startShowPath } from '#contract/rules/pagePaths.ts';
import { TeamState } from '#contract/rules/startProjects.ts';
import { startProjectMember } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
import { sendMessage, sendMessages } from '../messages/send.ts';

interface Told {
  id: string;
  title: string;
  beginsAt: string;
  place: string;
}

/** Tells everybody in the teams of some projects, tutors too; `why` is of what has no page any more. */
export async function tellTeams(
  ctx: UserCtx,
  { id, title, beginsAt, place }: Told,
  projectIds: readonly string[],
  what: string,
  why?: string,
): Promise<void> {
  if (projectIds.length === 0) return;
  const people = await membersOf(ctx, projectIds);
  await sendMessage(ctx, {
    to: people.map(({ userNo }) => userNo),
    msgType: 'organization',
    msgTitle: `「${title}」：${what}`,
    msgText: why ?? `${beginsAt.slice(0, 16)}，${place}`,
    msgUrl: why === undefined ? startShowPath(id) : '/startbusiness/person/incubation',
  });
}

/** Tells everybody whose project got something what it was. */
export async function tellAwards(
  ctx: UserCtx,
  { id, title }: Told,
  awards: readonly { projectId: string; award: string }[],
): Promise<void> {
  const given = new Map(awards.filter(({ award }) => award !== '').map((one) => [one.projectId, one.award]));
  if (given.size === 0) return;
  const people = await membersOf(ctx, [...given.keys()]);
  await sendMessages(
    ctx,
    people.map(({ userNo, projectId }) => ({
      to: userNo,
      msgType: 'organization' as const,
      msgTitle: `「${title}」：你们得到了${given.get(projectId)!}`,
      msgUrl: startShowPath(id),
    })),
  );
}

const membersOf = ({ db }: UserCtx, projectIds: readonly string[]) =>
  db
    .select({ userNo: startProjectMember.userNo, projectId: startProjectMember.projectId })
    .from(startProjectMember)
    .where(
      and(inArray(startProjectMember.projectId, [...projectIds]), eq(startProjectMember.teamState, TeamState.joined)),
    );
