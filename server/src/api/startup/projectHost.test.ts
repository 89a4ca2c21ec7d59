import { expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as project from '#contract/startup/project.ts';
import * as failures from '#contract/startup/projectFailures.ts';
import * as host from '#contract/startup/projectHost.ts';
import * as messages from '#contract/user/msg.ts';
import { makeOrg } from '#seed/make/org.ts';
import { projectForm, readyProject } from '#test/startProjects.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
const { db } = t.database;
await offerVacancyChoices(t);
const hostOrgNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
const school = await t.person({ userType: 4, orgNo: hostOrgNo, isAdmin: true });
const elsewhere = await makeOrg(db, { orgType: 3, orgName: '别家机构' });
const other = await t.person({ userType: 3, orgNo: elsewhere, isAdmin: true });
const pathsOf = (data: unknown) => (data as { issues: { path: string }[] }).issues.map(({ path }) => path);

it('every step has its states, its side, and a reason where the team must hear one', async () => {
  const { leader, id } = await readyProject(t);
  await leader.send(project.submit, { id, hostOrgNo });
  const take = (step: host.HostStep, opinion = '', who = school) => who.send(host.step, { id, step, opinion });
  expect((await take('admit')).code).toBe(failures.PROJECT_MOVED_ON.code);
  expect((await take('accept', '', other)).code).toBe(NOT_FOUND.code);
  expect((await leader.send(host.step, { id, step: 'accept' })).code).toBe(NO_PERMISSION.code);
  expect(pathsOf((await take('refuse')).data)).toEqual(['opinion']);
  expect((await take('refuse', '计划写得太粗')).data.projectState).toBe(7);
  const [news] = (await leader.send(messages.list, {})).data.list;
  expect(news).toMatchObject({ msgTitle: '「剩饭地图」被退回', msgText: '计划写得太粗' });
  expect((await leader.send(project.save, projectForm({ id, plan: '分四周做' }))).code).toBe(200);
  expect((await leader.send(project.submit, { id, hostOrgNo })).code).toBe(200);
  expect((await leader.send(project.save, projectForm({ id }))).code).toBe(failures.PROJECT_MOVED_ON.code);
  expect((await leader.send(project.takeBack, { id })).code).toBe(200);
  expect((await school.send(project.view, { id })).code).toBe(NOT_FOUND.code);
  await leader.send(project.submit, { id, hostOrgNo });
  const both = await Promise.all([take('accept'), take('accept')]);
  expect(both.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.PROJECT_MOVED_ON.code]);
  for (const [step, state] of [
    ['admit', 3],
    ['pause', 4],
    ['resume', 3],
    ['graduate', 5],
  ] as const)
    expect((await take(step, '按时交了报告')).data.projectState, step).toBe(state);
  expect((await take('end', '算了')).code).toBe(failures.PROJECT_MOVED_ON.code);
  expect((await leader.send(project.remove, { id })).code).toBe(failures.PROJECT_MOVED_ON.code);
  const { counts } = (await school.send(host.list, {})).data;
  expect(counts).toContainEqual({ projectState: 5, count: 1 });
});
