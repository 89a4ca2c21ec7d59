import { and, asc, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { displayName } from '#contract/rules/displayName.ts';
import {
  PartAudience,
  ProjectState,
  publicProjectStates,
  readsPart,
  TeamState,
} from '#contract/rules/startProjects.ts';
import type { ProjectPart } from '#contract/rules/startProjects.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { startProject, startProjectMember } from '../../db/schema/startProject.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';
import { namesOfCodes } from '../site/names.ts';
import { projectCardOf, projectCards } from './cards.ts';
import { ownTeams } from './policies.ts';
import { rolesOf } from './roles.ts';

type Row = typeof startProject.$inferSelect;

/** A project as this reader may see it, part by part. @throws NOT_FOUND for whom there is nothing */
export async function viewProject(db: Db, id: string, viewer: SessionUser | null, now: Date) {
  const where = and(eq(startProject.id, id), enabled(startProject));
  const [row] = await db.select().from(startProject).where(where);
  const reader = row && (await readerOf(db, row, viewer));
  if (!row || reader === undefined) throw fail(NOT_FOUND);
  const [card] = await projectCards(db).where(where);
  const [names, roles] = [await namesOfCodes(db, now), await rolesOf(db, id)];
  const shown = (part: ProjectPart) => readsPart(row.audiences[part], reader);
  return {
    ...projectCardOf(card!, names),
    hostOrgNo: row.hostOrgNo,
    problem: shown('problem') ? row.problem : null,
    solution: shown('solution') ? row.solution : null,
    need: shown('need') ? row.need : null,
    plan: shown('plan') ? row.plan : null,
    figures: shown('figures') ? row.figures : null,
    team: shown('team') ? await teamOf(db, id, reader === PartAudience.team) : null,
    roles,
    reader,
    isLeader: viewer?.userNo === row.leaderUserNo ? (1 as const) : (0 as const),
    opinion: reader === PartAudience.everybody ? '' : row.opinion,
  };
}

/** As whom somebody reads a project; undefined where they do not. Who is asked into a team reads as the team does. */
async function readerOf(db: Db, row: Row, viewer: SessionUser | null): Promise<PartAudience | undefined> {
  if (viewer) {
    const own = and(ownTeams(viewer.userNo), eq(startProjectMember.projectId, row.id));
    if ((await db.$count(startProjectMember, own)) > 0) return PartAudience.team;
    const isHost = isStaff(viewer) && viewer.orgNo === row.hostOrgNo && viewer.actions.has('startProject:host');
    if (isHost && row.projectState !== ProjectState.draft) return PartAudience.host;
  }
  const isPublic = row.isShown === 1 && publicProjectStates.includes(row.projectState);
  return isPublic ? PartAudience.everybody : undefined;
}

/** Who is in the team; to the team itself also who is asked. */
async function teamOf(db: Db, projectId: string, isOwn: boolean) {
  const states = isOwn ? [TeamState.invited, TeamState.joined] : [TeamState.joined];
  const { id, userNo, teamRole, teamState, duty } = startProjectMember;
  const rows = await db
    .select({
      id,
      userNo,
      teamRole,
      teamState,
      duty,
      nickname: userExt.nickname,
      mobile: account.mobile,
      headImgUrl: userExt.headImgUrl,
    })
    .from(startProjectMember)
    .innerJoin(account, eq(account.userNo, userNo))
    .innerJoin(userExt, eq(userExt.userNo, userNo))
    .where(and(eq(startProjectMember.projectId, projectId), inArray(teamState, states)))
    .orderBy(asc(teamRole), asc(id));
  return rows.map(({ nickname, mobile, ...row }) => ({ ...row, name: displayName({ nickname, mobile }) }));
}
