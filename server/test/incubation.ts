import { TeamRole, TeamState } from '#contract/rules/startProjects.ts';
import * as baseDesk from '#contract/startup/baseDesk.ts';
import * as fund from '#contract/startup/fund.ts';
import * as fundHost from '#contract/startup/fundHost.ts';
import * as tutorHost from '#contract/startup/tutorHost.ts';
import * as tutorHour from '#contract/startup/tutorHour.ts';
import { makeOrg } from '#seed/make/org.ts';
import { startProject, startProjectMember } from '#server/db/schema/startProject.ts';
import { projectForm } from './startProjects.ts';
import type { Person, TestApp } from './testApp.ts';

/** An institution that hosts projects, with one of its staff. */
export async function makeHost(t: TestApp, orgName: string) {
  const orgNo = await makeOrg(t.database.db, { orgType: 4, orgName });
  return { orgNo, staff: await t.person({ userType: 4, orgNo, isAdmin: true }) };
}

interface Wish {
  hostOrgNo: string;
  projectName?: string;
  projectState?: 3 | 4 | 5 | 6;
  stateTime?: string;
}

/** A project that its host incubates, with a leader, a member and a tutor. */
export async function makeIncubated(t: TestApp, { hostOrgNo, projectName = '剩饭地图', ...more }: Wish) {
  const { db } = t.database;
  const [leader, member, tutor] = [
    await t.person({ nickname: '队长' }),
    await t.person(),
    await t.person({ userType: 2 }),
  ];
  const { audiences, ...form } = projectForm({ projectName, isShown: 1 });
  const facts = { projectState: 3 as const, stateTime: '2026-11-01 10:00:00', ...more };
  const [row] = await db
    .insert(startProject)
    .values({ ...form, id: undefined, audiences, ...facts, leaderUserNo: leader.userNo, hostOrgNo })
    .returning({ id: startProject.id });
  const projectId = row!.id;
  const joined = { projectId, teamState: TeamState.joined, inviteUserNo: leader.userNo };
  await db.insert(startProjectMember).values([
    { ...joined, userNo: leader.userNo, teamRole: TeamRole.leader },
    { ...joined, userNo: member.userNo, teamRole: TeamRole.member },
    { ...joined, userNo: tutor.userNo, teamRole: TeamRole.tutor },
  ]);
  return { projectId, leader, member, tutor };
}

/** What the form of a base sends. */
export const baseForm = (more: object = {}) => ({
  baseName: '南湖创客楼',
  regionCode: '420111',
  address: '南湖路 8 号三楼',
  openText: '每天 8:00–22:00',
  intro: '四十个工位，两间会议室，热水和白板都有。',
  contact: '三楼前台',
  isShown: 1 as const,
  ...more,
});

/** A base with a desk and a room. */
export async function makeBase(staff: Person, more: object = {}) {
  const { id: baseId } = (await staff.send(baseDesk.save, baseForm(more))).data;
  const add = async (placeKind: 1 | 2, placeName: string, seats: number) =>
    (await staff.send(baseDesk.savePlace, { baseId, placeKind, placeName, seats })).data.id;
  return { baseId, deskId: await add(1, 'A01', 1), roomId: await add(2, '白板间', 8) };
}

/** Where the issues of a refused call are. */
export const pathsOf = (data: unknown): string[] =>
  (data as { issues: { path: string }[] }).issues.map(({ path }) => path);

/** A lecturer who advises the teams of a host, with a way to offer an hour. */
export async function makeTutor(t: TestApp, staff: Person) {
  const tutor = await t.person({ userType: 2, nickname: '陈老师' });
  const { id: tutorId } = (await staff.send(tutorHost.invite, { mobile: tutor.mobile, topics: '定价' })).data;
  await tutor.send(tutorHour.answer, { id: tutorId, isAccepted: 1 });
  const open = (beginsAt: string) => tutor.send(tutorHour.open, { tutorId, beginsAt, minutes: 60, place: '三楼' });
  return { tutor, tutorId, open };
}

/** A project with money that its host granted. */
export async function makeGranted(t: TestApp, host: { orgNo: string; staff: Person }, granted = 100) {
  const team = await makeIncubated(t, { hostOrgNo: host.orgNo });
  const wish = { projectId: team.projectId, purpose: '买传感器', plan: '二十只，装在窗口', asked: 100.5 };
  const { id } = (await team.leader.send(fund.ask, wish)).data;
  await host.staff.send(fundHost.decide, { id, granted, opinion: '先买十只' });
  return { ...team, id };
}

/** Books a receipt. */
export const pay = (who: Person, id: string, amount: number) =>
  who.send(fund.addReceipt, { id, what: '传感器', spentOn: '2026-11-20', amount });
