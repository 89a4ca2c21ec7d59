import type { PgTable } from 'drizzle-orm/pg-core';
import { policyAdvocacy, startPolicy } from '#server/db/schema/startPolicy.ts';
import { startShow } from '#server/db/schema/startShow.ts';
import { startProject, startProjectMember, startProjectRole } from '#server/db/schema/startProject.ts';
import { makeIncubationRows } from './incubationRows.ts';
import { projectForm } from '../startProjects.ts';
import { makePublicPolicy } from '../startPolicies.ts';
import { makeProgrammeRows } from './startProgrammeRows.ts';

const NOW = '2026-11-21 10:00:00';

interface Owner {
  tag: string;
  /** The organization whose staff wrote it. */
  orgNo: string;
  userNo: string;
}

/** A policy and an article that an organization has published, and a project of the person that it hosts. */
export async function makeStartRows(
  insert: (table: PgTable, values: object) => Promise<string>,
  { tag, orgNo, userNo }: Owner,
) {
  const policy = { ...makePublicPolicy({ policyName: `${tag}政策` }), orgNo, authorUserNo: userNo, publishedAt: NOW };
  const told = {
    title: `${tag}宣传`,
    intro: `${tag}介绍`,
    body: `<p>${tag}正文</p>`,
    policyState: 1,
    publishedAt: NOW,
  };
  const written = projectForm({ projectName: `${tag}项目`, slogan: `${tag}介绍`, isShown: 0 });
  const handedIn = { leaderUserNo: userNo, hostOrgNo: orgNo, projectState: 3, stateTime: NOW };
  const projectId = await insert(startProject, { ...written, ...handedIn });
  const member = { projectId, userNo, inviteUserNo: userNo, teamRole: 1, teamState: 1, duty: `${tag}负责` };
  const memberId = await insert(startProjectMember, member);
  return {
    ...(await makeIncubationRows(insert, { tag, orgNo, userNo, projectId })),
    startProject: projectId,
    hostedProject: projectId,
    teamInvitation: memberId,
    teamMember: memberId,
    openRole: await insert(startProjectRole, { projectId, roleName: `${tag}要找的人`, words: `${tag}要做的` }),
    ...(await makeProgrammeRows(insert, { tag, orgNo, userNo, projectId })),
    startShow: await insert(startShow, {
      orgNo,
      authorUserNo: userNo,
      title: `${tag}路演`,
      intro: `${tag}介绍`,
      showKind: 1,
      place: `${tag}地点`,
      beginsAt: NOW,
      endsAt: NOW,
    }),
    startPolicy: await insert(startPolicy, policy),
    policyAdvocacy: await insert(policyAdvocacy, { ...told, orgNo, authorUserNo: userNo }),
  };
}
