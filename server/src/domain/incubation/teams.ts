import { and, eq, inArray } from 'drizzle-orm';
import { TeamState } from '#contract/rules/startProjects.ts';
import type { Db } from '../../db/client.ts';
import { startProjectMember } from '../../db/schema/startProject.ts';

/** Where teams find what their incubation is about. */
export const teamPath = (part: string, projectId: string): string =>
  `/startbusiness/person/incubation/${part}?id=${projectId}`;

/** Everybody in a team. */
export async function teamOf(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ userNo: startProjectMember.userNo })
    .from(startProjectMember)
    .where(and(eq(startProjectMember.projectId, projectId), eq(startProjectMember.teamState, TeamState.joined)));
  return rows.map(({ userNo }) => userNo);
}

/** Everybody of several teams, by project. */
export async function teamsOf(db: Db, projectIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ projectId: startProjectMember.projectId, userNo: startProjectMember.userNo })
    .from(startProjectMember)
    .where(
      and(
        inArray(startProjectMember.projectId, [...new Set(projectIds)]),
        eq(startProjectMember.teamState, TeamState.joined),
      ),
    );
  const grouped = Map.groupBy(rows, ({ projectId }) => projectId);
  return new Map([...grouped].map(([id, people]) => [id, people.map(({ userNo }) => userNo)]));
}
