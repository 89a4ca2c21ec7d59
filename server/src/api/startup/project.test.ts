import { expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as project from '#contract/startup/project.ts';
import * as failures from '#contract/startup/projectFailures.ts';
import * as host from '#contract/startup/projectHost.ts';
import * as team from '#contract/startup/projectTeam.ts';
import * as messages from '#contract/user/msg.ts';
import { makeOrg } from '#seed/make/org.ts';
import { projectForm } from '#test/startProjects.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
const { db } = t.database;
const { itemId } = await offerVacancyChoices(t);
const hostOrgNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
const school = await t.person({ userType: 4, orgNo: hostOrgNo, isAdmin: true });
const elsewhere = await makeOrg(db, { orgType: 3, orgName: '别家机构' });
const other = await t.person({ userType: 3, orgNo: elsewhere, isAdmin: true });
const firmNo = await makeOrg(db, { orgType: 5, orgName: '云杉' });
const pathsOf = (data: unknown) => (data as { issues: { path: string }[] }).issues.map(({ path }) => path);

async function join(leader: Person, projectId: string, who: Person, teamRole: 2 | 3 = 2): Promise<string> {
  const { data } = await leader.send(team.invite, { projectId, mobile: who.mobile, teamRole, duty: '做事', words: '' });
  await who.send(team.answer, { id: data.id, isAccepted: 1 });
  return data.id;
}

/** A leader with a project that may be handed in. */
async function ready(more: object = {}) {
  const leader = await t.person({ nickname: '队长' });
  const { id } = (await leader.send(project.save, projectForm(more))).data;
  await join(leader, id, await t.person());
  await join(leader, id, await t.person());
  await join(leader, id, await t.person({ userType: 2 }), 3);
  return { leader, id };
}

it('a project is nobody else’s until it is incubated; then its parts go to whom they are for', async () => {
  const { leader, id } = await ready();
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
  const { leader: busy, id: first } = await ready({ projectName: '第一个' });
  await busy.send(project.submit, { id: first, hostOrgNo });
  const { id: second } = (await busy.send(project.save, projectForm({ projectName: '第二个' }))).data;
  const twice = await busy.send(project.submit, { id: second, hostOrgNo });
  expect(twice.data).toMatchObject({ issues: [{}, {}, { path: 'leader', message: '负责人已经在负责「第一个」' }] });
  const atFirm = await busy.send(project.submit, { id: second, hostOrgNo: firmNo });
  expect([atFirm.code, pathsOf(atFirm.data)]).toEqual([failures.NOT_A_HOST.code, ['hostOrgNo']]);
});

it('invitations name the field that is wrong, and nobody is asked twice', async () => {
  const [leader, friend] = [await t.person(), await t.person()];
  const { id: projectId } = (await leader.send(project.save, projectForm())).data;
  const ask = (more: object) =>
    leader.send(team.invite, { projectId, mobile: friend.mobile, teamRole: 2, duty: '前端', ...more });
  const wrong = async (more: object) => {
    const { code, data } = await ask(more);
    return [code, ...pathsOf(data)];
  };
  expect(await wrong({ mobile: leader.mobile })).toEqual([failures.INVITED_SELF.code, 'mobile']);
  expect(await wrong({ mobile: '13011112222' })).toEqual([failures.NO_SUCH_PERSON.code, 'mobile']);
  expect(await wrong({ teamRole: 3 })).toEqual([failures.TUTOR_IS_LECTURER.code, 'teamRole']);
  expect(await wrong({ duty: '' })).toEqual([INVALID_INPUT.code, 'duty']);
  const codes = (await Promise.all([1, 2].map(() => ask({})))).map(({ code }) => code);
  expect(codes.toSorted((x, y) => x - y)).toEqual([200, failures.IN_TEAM_ALREADY.code]);
  const [own] = (await friend.send(project.mine, {})).data.list;
  expect(own).toMatchObject({ teamState: 0, duty: '前端' });
  // Asked, one reads what the team reads; a stranger answers nothing.
  expect((await friend.send(project.view, { id: projectId })).data.reader).toBe(0);
  const stranger = await t.person();
  expect((await stranger.send(team.answer, { id: own!.teamId, isAccepted: 1 })).code).toBe(NOT_FOUND.code);
  expect((await friend.send(team.answer, { id: own!.teamId, isAccepted: 0 })).code).toBe(200);
  expect((await friend.send(project.view, { id: projectId })).code).toBe(NOT_FOUND.code);
  expect((await ask({})).code).toBe(200);
});

it('the leader stays; others leave or are taken out, and may be asked again', async () => {
  const [leader, friend] = [await t.person(), await t.person()];
  const { id: projectId } = (await leader.send(project.save, projectForm())).data;
  const own = (await leader.send(project.mine, {})).data.list[0]!;
  expect((await leader.send(team.leave, { id: own.teamId })).code).toBe(failures.LEADER_STAYS.code);
  expect((await leader.send(team.removeMember, { id: own.teamId })).code).toBe(failures.LEADER_STAYS.code);
  const memberId = await join(leader, projectId, friend);
  expect((await friend.send(team.removeMember, { id: memberId })).code).toBe(NOT_FOUND.code);
  expect((await friend.send(team.leave, { id: memberId })).code).toBe(200);
  expect((await friend.send(team.leave, { id: memberId })).code).toBe(NOT_FOUND.code);
  const again = await join(leader, projectId, friend);
  expect((await leader.send(team.removeMember, { id: again })).code).toBe(200);
  expect((await friend.send(project.mine, {})).data.totalCount).toBe(0);
});

it('every step has its states, its side, and a reason where the team must hear one', async () => {
  const { leader, id } = await ready();
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

it('a team looks for people with abilities, and stops when they are found', async () => {
  const { leader, id: projectId } = await ready();
  const abilities = [{ abilityId: itemId, abilityLevel: 3 as const }];
  const role = { projectId, roleName: '数据的人', words: '每周看一次数', abilities };
  const { id } = (await leader.send(team.saveRole, role)).data;
  expect((await leader.send(project.view, { id: projectId })).data).toMatchObject({
    openRoles: ['数据的人'],
    roles: [{ id, abilities: [{ abilityName: '数据清洗', abilityLevel: 3 }] }],
  });
  const gone = await leader.send(team.saveRole, { ...role, abilities: [{ abilityId: '999', abilityLevel: 1 }] });
  expect([gone.code, pathsOf(gone.data)]).toEqual([failures.NO_SUCH_ROLE_ABILITY.code, ['abilities']]);
  expect((await school.send(team.saveRole, role)).code).toBe(NOT_FOUND.code);
  expect((await leader.send(team.removeRole, { id })).code).toBe(200);
  expect((await leader.send(project.view, { id: projectId })).data.roles).toEqual([]);
});

it('only drafts are deleted, with their team; staff found nothing', async () => {
  const { leader, id } = await ready();
  expect((await leader.send(project.remove, { id })).code).toBe(200);
  expect((await leader.send(project.form, { id })).code).toBe(NOT_FOUND.code);
  expect((await school.send(project.save, projectForm())).code).toBe(NO_PERMISSION.code);
});
