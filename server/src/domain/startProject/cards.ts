import { eq, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { TeamRole, TeamState } from '#contract/rules/startProjects.ts';
import type { ProjectCard } from '#contract/startup/projectShapes.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import { written } from '../../db/written.ts';
import type { Names } from '../site/names.ts';

/** The columns of a card, of `start_project` joined with its leader and its host. */
export const projectColumns = {
  id: startProject.id,
  projectName: startProject.projectName,
  slogan: startProject.slogan,
  startField: startProject.startField,
  projectStage: startProject.projectStage,
  projectState: startProject.projectState,
  regionCode: startProject.regionCode,
  stateTime: startProject.stateTime,
  nickname: userExt.nickname,
  mobile: account.mobile,
  hostName: sql<string>`coalesce(${orgInfo.orgName}, '')`,
  openRoles: sql<string[]>`array(select r.role_name from start_project_role r
    where r.project_id = ${startProject.id} and ${enabledAs('r')} order by r.id)`,
  countTeam: sql<number>`(select count(*)::int from start_project_member m
    where m.project_id = ${startProject.id} and m.team_state = ${written(TeamState.joined)} and m.team_role <> ${written(TeamRole.tutor)})`,
};

export const itsLeader = eq(account.userNo, startProject.leaderUserNo);
export const itsName = eq(userExt.userNo, startProject.leaderUserNo);
export const itsHost = eq(orgInfo.orgNo, startProject.hostOrgNo);

/** Cards, to be narrowed and ordered. */
export const projectCards = (db: Db) =>
  db
    .select(projectColumns)
    .from(startProject)
    .innerJoin(account, itsLeader)
    .innerJoin(userExt, itsName)
    .leftJoin(orgInfo, itsHost);

export type ProjectRow = Awaited<ReturnType<typeof projectCards>>[number];

/** A row as a card: names for codes and numbers. */
export const projectCardOf = (
  { nickname, mobile, regionCode, ...row }: ProjectRow,
  names: Names,
): InputOf<typeof ProjectCard> => ({
  ...row,
  regionName: regionCode === '' ? '' : names.region(regionCode),
  leaderName: displayName({ nickname, mobile }),
});
