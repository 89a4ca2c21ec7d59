import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AbilityKind } from '#contract/rules/abilities.ts';
import { Fit } from '#contract/rules/eligibility.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import * as application from '#contract/startup/application.ts';
import * as baseDesk from '#contract/startup/baseDesk.ts';
import * as baseUse from '#contract/startup/baseUse.ts';
import * as consent from '#contract/startup/caseConsent.ts';
import * as milestone from '#contract/startup/milestone.ts';
import * as milestoneHost from '#contract/startup/milestoneHost.ts';
import * as check from '#contract/startup/policyCheck.ts';
import * as programmeDesk from '#contract/startup/programmeDesk.ts';
import * as project from '#contract/startup/project.ts';
import * as projectHost from '#contract/startup/projectHost.ts';
import * as team from '#contract/startup/projectTeam.ts';
import * as builder from '#contract/startup/teamBuilder.ts';
import * as stories from '#contract/startup/typicalCase.ts';
import * as caseDesk from '#contract/startup/typicalCaseDesk.ts';
import { ability } from '#server/db/schema/ability.ts';
import { orgInfo } from '#server/db/schema/user.ts';
import { raise } from '#test/abilities.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { makeBase } from '#test/incubation.ts';
import { finish } from '#test/programs.ts';
import { founder, publishOne } from '#test/startPolicies.ts';
import { answersTo, APPLYING, FEEDBACK, giveAll, programmeWorld, readingsOf } from '#test/startProgrammes.ts';
import { joinTeam, projectForm } from '#test/startProjects.ts';
import type { Person } from '#test/testApp.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const { school, readers, call, begin, goTo } = await programmeWorld(t);

/** Somebody who finished a course in what the team lacks, and agreed to be found by teams. */
async function able(nickname: string, abilityId: string): Promise<Person> {
  const person = await t.person({ nickname });
  const { courseId } = await makeLessons(db, [3600], { courseName: '数据清洗入门' });
  await raise(db, courseId, abilityId, 3);
  await enrol(db, { userNo: person.userNo, courseId });
  await finish(db, { userNo: person.userNo, courseId, now: APPLYING });
  await person.send(builder.agree, { words: '会清洗数据，想做真的事' });
  await t.runJobs();
  return person;
}

const step = async (id: string, name: 'accept' | 'admit' | 'graduate') =>
  (await school.send(projectHost.step, { id, step: name, opinion: '' })).data.projectState;

it('from the policy that fits to the story of a project that graduated, and a visitor sees what is public alone', async () => {
  // a policy that fits
  const policyId = await publishOne(await t.person({ userType: 0 }));
  const student = await t.person({ nickname: '林之遥' });
  await student.send(check.saveFacts, founder());
  expect((await student.send(check.list, { fit: Fit.fits })).data.list.map(({ id }) => id)).toContain(policyId);
  expect((await student.send(check.keepDate, { id: policyId })).code).toBe(200);

  // a project, and the member that was missing
  const { id: projectId } = (await student.send(project.save, projectForm())).data;
  await joinTeam(student, projectId, await t.person({ nickname: '白雨桐' }));
  await joinTeam(student, projectId, await t.person({ userType: 2 }), 3);
  const [host] = await db.select({ orgNo: orgInfo.orgNo }).from(orgInfo).where(eq(orgInfo.orgName, '江城大学'));
  const hand = () => student.send(project.submit, { id: projectId, hostOrgNo: host!.orgNo });
  expect((await hand()).code).not.toBe(200); // two are no team
  const [item] = await db.select({ id: ability.id }).from(ability).where(eq(ability.abilityKind, AbilityKind.item));
  const found = await able('会清洗的人', item!.id);
  const abilities = [{ abilityId: item!.id, abilityLevel: 2 as const }];
  const wanted = { projectId, roleName: '看数据的人', words: '每周看一次数', abilities };
  const { id: roleId } = (await student.send(team.saveRole, wanted)).data;
  const [proposed] = (await student.send(builder.list, { roleId })).data.list;
  expect(proposed).toMatchObject({ userNo: found.userNo, percent: 100 });
  const { id: invitation } = (
    await student.send(builder.invite, { roleId, userNo: found.userNo, words: '一起看食堂的数' })
  ).data;
  expect((await found.send(team.answer, { id: invitation, isAccepted: 1 })).code).toBe(200);

  // it applies, and two read it who do not know whose it is
  const programmeId = await call();
  const sent = await student.send(application.submit, { programmeId, projectId, answers: answersTo() });
  const pair = await readers(programmeId, 2);
  await begin(programmeId);
  for (const reader of pair) {
    const given = await readingsOf(reader);
    expect(given).toHaveLength(1);
    expect(JSON.stringify(given)).not.toMatch(/林之遥|剩饭地图/);
    await giveAll(reader, 5, 8);
  }
  const result = await school.send(programmeDesk.announce, { id: programmeId, line: 600, resultNote: '' });
  expect(result.data.countAdmitted).toBe(1);
  const { feedback } = (await student.send(application.view, { id: sent.data.id })).data;
  expect(feedback!.readings.map(({ words }) => words)).toEqual([FEEDBACK, FEEDBACK]);

  // it revises by what it heard, is handed in, and moves in
  const revised = projectForm({ id: projectId, figures: '在一间食堂连续试了四周，少倒两成' });
  expect((await student.send(project.save, revised)).code).toBe(200);
  expect((await hand()).code).toBe(200);
  expect([await step(projectId, 'accept'), await step(projectId, 'admit')]).toEqual([
    ProjectState.reviewing,
    ProjectState.incubating,
  ]);
  const { deskId } = await makeBase(school);
  const seat = { placeId: deskId, projectId, fromOn: '2026-12-01', untilOn: '2027-03-31' };
  expect((await school.send(baseDesk.assign, seat)).code).toBe(200);
  expect((await found.send(baseUse.desks, { projectId })).data.list).toMatchObject([{ placeName: 'A01' }]);

  // it misses a milestone and catches up
  const agreed = { projectId, title: '第二间食堂', goal: '签下试用协议', dueOn: '2026-12-05' };
  const { id: milestoneId } = (await school.send(milestoneHost.save, agreed)).data;
  await goTo(new Date('2026-12-08T10:00:00+08:00'));
  const lateness = async () => (await student.send(milestone.list, { projectId })).data.list[0]!.isLate;
  expect(await lateness()).toBe(1);
  await found.send(milestone.report, { id: milestoneId, content: '签下了南苑食堂' });
  expect((await school.send(milestoneHost.check, { id: milestoneId, isAccepted: 1, opinion: '' })).code).toBe(200);
  expect(await lateness()).toBe(0);

  // it graduates and becomes a story, with the names of who agreed
  expect(await step(projectId, 'graduate')).toBe(ProjectState.graduated);
  const { id: caseId } = (await school.send(caseDesk.begin, { projectId })).data;
  const { title, intro, regionCode, startField, body, figures, people } = (
    await school.send(caseDesk.form, { id: caseId })
  ).data;
  expect((await t.guest.send(stories.view, { id: caseId })).code).toBe(NOT_FOUND.code);
  const written = { id: caseId, title, intro, regionCode, startField, body, figures, people };
  expect((await school.send(caseDesk.publish, written)).code).toBe(200);
  const [asked] = (await student.send(consent.list, {})).data.list;
  await student.send(consent.answer, { id: asked!.id, isAgreed: 1 });

  // what a visitor sees
  const told = (await t.guest.send(stories.view, { id: caseId })).data;
  expect(told.people.map(({ name }) => name)).toEqual(['林之遥']);
  const shown = (await t.guest.send(project.view, { id: projectId })).data;
  expect(shown).toMatchObject({ projectState: ProjectState.graduated, problem: '剩饭太多', plan: null, figures: null });
  expect(JSON.stringify(told)).not.toContain('白雨桐');
  expect(JSON.stringify(shown)).not.toMatch(/少倒两成|先做十个用户/);
});
