import { expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as project from '#contract/startup/project.ts';
import * as failures from '#contract/startup/projectFailures.ts';
import * as host from '#contract/startup/projectHost.ts';
import { makeOrg } from '#seed/make/org.ts';
import { projectForm, readyProject } from '#test/startProjects.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
const { db } = t.database;
await offerVacancyChoices(t);
const hostOrgNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
const school = await t.person({ userType: 4, orgNo: hostOrgNo, isAdmin: true });
const elsewhere = await makeOrg(db, { orgType: 3, orgName: '别家机构' });
const other = await t.person({ userType: 3, orgNo: elsewhere, isAdmin: true });
const firmNo = await makeOrg(db, { orgType: 5, orgName: '云杉' });
const pathsOf = (data: unknown) => (data as { issues: { path: string }[] }).issues.map(({ path }) => path);

it('a project is nobody else’s until it is incubated; then its parts go to whom they are for', async () => {
  const { leader, id } = await readyProject(t);
  const seenBy = async (who: { send: Person['send'] }) => (await who.send(project.view, { id })).code;
  expect([await seenBy(t.guest), await seenBy(school), await seenBy(leader)]).toEqual([404, 404, 200]);
  expect((await leader.send(project.submit, { id, hostOrgNo })).code).toBe(200);
  expect([await seenBy(t.guest), await seenBy(school), await seenBy(other)]).toEqual([404, 200, 404]);
  expect((await school.send(project.view, { id })).data).toMatchObject({
    reader: 1,
    plan: '先做十个用户',
    isLeader: 0,
  });
  await school.send(host.step, { id, step: 'accept', opinion: '' });
  await school.send(host.step, { id, step: 'admit', opinion: '欢迎' });
  const { data } = await t.guest.send(project.view, { id });
  expect(data).toMatchObject({ reader: 2, problem: '剩饭太多', plan: null, figures: null, opinion: '', countTeam: 3 });
  expect(data.team!.map(({ teamRole }) => teamRole)).toEqual([1, 2, 2, 3]);
  expect((await leader.send(project.view, { id })).data).toMatchObject({ reader: 0, isLeader: 1, opinion: '欢迎' });
  expect((await t.guest.send(project.list, { str: '剩饭' })).data.list).toMatchObject([{ id, hostName: '江城大学' }]);
  // Whoever does not want to be shown is not.
  await leader.send(project.save, projectForm({ id, isShown: 0 }));
  expect([await seenBy(t.guest), await seenBy(school)]).toEqual([404, 200]);
  expect((await t.guest.send(project.list, { str: '剩饭' })).data.totalCount).toBe(0);
});

it('handing in is refused with every reason, at what must be mended', async () => {
  const leader = await t.person();
  const { id } = (await leader.send(project.save, projectForm())).data;
  const early = await leader.send(project.submit, { id, hostOrgNo });
  expect([early.code, pathsOf(early.data)]).toEqual([failures.RULES_FAIL.code, ['members', 'tutor']]);
  expect((await leader.send(project.rules, { id })).data.list).toMatchObject([
    { field: 'members', problem: '现在 1 人，还差 2 人接受邀请' },
    { field: 'tutor', problem: '还没有导师接受邀请' },
    { field: 'leader', problem: '' },
  ]);
  const { leader: busy, id: first } = await readyProject(t, { projectName: '第一个' });
  await busy.send(project.submit, { id: first, hostOrgNo });
  const { id: second } = (await busy.send(project.save, projectForm({ projectName: '第二个' }))).data;
  const twice = await busy.send(project.submit, { id: second, hostOrgNo });
  expect(twice.data).toMatchObject({ issues: [{}, {}, { path: 'leader', message: '负责人已经在负责「第一个」' }] });
  const atFirm = await busy.send(project.submit, { id: second, hostOrgNo: firmNo });
  expect([atFirm.code, pathsOf(atFirm.data)]).toEqual([failures.NOT_A_HOST.code, ['hostOrgNo']]);
});

it('only drafts are deleted, with their team; staff found nothing', async () => {
  const { leader, id } = await readyProject(t);
  expect((await leader.send(project.remove, { id })).code).toBe(200);
  expect((await leader.send(project.form, { id })).code).toBe(NOT_FOUND.code);
  expect((await school.send(project.save, projectForm())).code).toBe(NO_PERMISSION.code);
});
