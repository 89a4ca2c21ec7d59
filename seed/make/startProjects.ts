import { startProjects } from '#seed/data/startProjects.ts';
import type { SeedProject } from '#seed/data/startProjects.ts';
import { projectPartKeys, projectParts, TeamRole, TeamState } from '#contract/rules/startProjects.ts';
import type { PartAudience, ProjectPart } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { startProject, startProjectMember, startProjectRole } from '#server/db/schema/startProject.ts';
import { facetsOf } from '#server/domain/startProject/facets.ts';
import { orgNosByKey } from './typicalPositions.ts';

const DAY = 86_400_000;

const audiences = Object.fromEntries(projectPartKeys.map((key) => [key, projectParts[key].audience])) as Record<
  ProjectPart,
  PartAudience
>;

/** The projects of the demo world with their teams and whom they look for. */
export async function loadStartProjects(
  db: Db,
  now: Date,
  userNos: ReadonlyMap<string, string>,
  projects: readonly SeedProject[] = startProjects,
): Promise<void> {
  const orgNos = await orgNosByKey(db);
  for (const project of projects) {
    const at = wireTime(new Date(now.getTime() - project.daysAgo * DAY));
    const leaderUserNo = userNos.get(project.team[0]!)!;
    const projectId = await insertProject(db, project, {
      at,
      leaderUserNo,
      hostOrgNo: project.host === undefined ? null : orgNos.get(project.host)!,
    });
    const joined = {
      projectId,
      teamState: TeamState.joined,
      inviteUserNo: leaderUserNo,
      answeredAt: at,
      gmtCreate: at,
    };
    await db.insert(startProjectMember).values([
      ...project.team.map((who, index) => ({
        ...joined,
        userNo: userNos.get(who)!,
        teamRole: index === 0 ? TeamRole.leader : TeamRole.member,
        duty: duties[index] ?? '一起做',
      })),
      ...(project.tutor === undefined
        ? []
        : [{ ...joined, userNo: userNos.get(project.tutor)!, teamRole: TeamRole.tutor, duty: '每两周看一次' }]),
    ]);
    if (project.roles)
      await db
        .insert(startProjectRole)
        .values(project.roles.map(([roleName, words]) => ({ projectId, roleName, words, gmtCreate: at })));
  }
}

const duties = ['负责人', '产品与现场', '技术'];

interface Placed {
  at: string;
  leaderUserNo: string;
  hostOrgNo: string | null;
}

async function insertProject(db: Db, project: SeedProject, { at, leaderUserNo, hostOrgNo }: Placed): Promise<string> {
  const said = {
    projectName: project.name,
    slogan: project.slogan,
    startField: project.field,
    projectStage: project.stage,
  };
  const [row] = await db
    .insert(startProject)
    .values({
      ...said,
      leaderUserNo,
      hostOrgNo,
      regionCode: project.region,
      problem: project.problem,
      solution: project.solution,
      need: project.need,
      plan: project.plan ?? '',
      figures: project.figures ?? '',
      audiences,
      isShown: project.isHidden ? 0 : 1,
      projectState: project.state,
      stateTime: at,
      opinion: project.opinion ?? '',
      facets: facetsOf(said),
      gmtCreate: at,
      gmtModified: at,
    })
    .returning({ id: startProject.id });
  return row!.id;
}
