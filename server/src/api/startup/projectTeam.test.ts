import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as project from '#contract/startup/project.ts';
import * as failures from '#contract/startup/projectFailures.ts';
import * as team from '#contract/startup/projectTeam.ts';
import { makeOrg } from '#seed/make/org.ts';
import { joinTeam, projectForm, readyProject } from '#test/startProjects.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
const { itemId } = await offerVacancyChoices(t);
const schoolNo = await makeOrg(t.database.db, { orgType: 4, orgName: '江城大学' });
const school = await t.person({ userType: 4, orgNo: schoolNo, isAdmin: true });
const pathsOf = (data: unknown) => (data as { issues: { path: string }[] }).issues.map(({ path }) => path);

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
  const memberId = await joinTeam(leader, projectId, friend);
  expect((await friend.send(team.removeMember, { id: memberId })).code).toBe(NOT_FOUND.code);
  expect((await friend.send(team.leave, { id: memberId })).code).toBe(200);
  expect((await friend.send(team.leave, { id: memberId })).code).toBe(NOT_FOUND.code);
  const again = await joinTeam(leader, projectId, friend);
  expect((await leader.send(team.removeMember, { id: again })).code).toBe(200);
  expect((await friend.send(project.mine, {})).data.totalCount).toBe(0);
});

it('a team looks for people with abilities, and stops when they are found', async () => {
  const { leader, id: projectId } = await readyProject(t);
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
