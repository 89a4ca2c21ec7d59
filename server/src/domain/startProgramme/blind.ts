import { eq, inArray } from 'drizzle-orm';
import { TeamState } from '#contract/rules/startProjects.ts';
import type { Db } from '../../db/client.ts';
import type { ProjectSnapshot } from '../../db/schema/startProgramme.ts';
import { startProject, startProjectMember } from '../../db/schema/startProject.ts';
import { and } from 'drizzle-orm';
import { peopleOf } from './people.ts';

const HIDDEN_WORD = '＊＊';
/** Shorter ones stand in other words. */
const LEAST_LETTERS = 2;

/** Whoever is in the team or asked into it, then or now: they may not read what it applies with. */
export async function teamsOf(db: Db, projectIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const { projectId, userNo, teamState } = startProjectMember;
  const rows = await db
    .select({ projectId, userNo })
    .from(startProjectMember)
    .where(and(inArray(projectId, [...projectIds]), inArray(teamState, [TeamState.invited, TeamState.joined])));
  const teams = new Map<string, Set<string>>();
  for (const row of rows) teams.set(row.projectId, (teams.get(row.projectId) ?? new Set()).add(row.userNo));
  return teams;
}

/** Takes out of texts what says whose project it is: the names and numbers of its people, and what it is called. */
export async function masksOf(db: Db, { projectId, snapshot }: { projectId: string; snapshot: ProjectSnapshot }) {
  const team = [
    ...snapshot.team.map(({ userNo }) => userNo),
    ...((await teamsOf(db, [projectId])).get(projectId) ?? []),
  ];
  const people = await peopleOf(db, team);
  const [project] = await db
    .select({ projectName: startProject.projectName })
    .from(startProject)
    .where(eq(startProject.id, projectId));
  const words = [
    snapshot.projectName,
    project?.projectName ?? '',
    ...[...people.values()].flatMap(({ names }) => names),
  ]
    .filter((word) => word.length >= LEAST_LETTERS)
    .toSorted((one, other) => other.length - one.length);
  return (text: string): string => words.reduce((rest, word) => rest.replaceAll(word, HIDDEN_WORD), text);
}
