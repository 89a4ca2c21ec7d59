import { expect, it } from 'vitest';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import * as milestone from '#contract/startup/milestone.ts';
import * as milestoneHost from '#contract/startup/milestoneHost.ts';
import * as messages from '#contract/user/msg.ts';
import { uploadedBy } from '#test/applying.ts';
import { makeHost, makeIncubated, pathsOf } from '#test/incubation.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { offerVacancyChoices, staySignedIn } from '#test/vacancies.ts';
import { remindLate, remindNear } from '../../domain/incubation/remind.ts';

const t = await testApp();
const NOW = new Date('2026-11-24T10:00:00+08:00');
t.setNow(NOW);
await offerVacancyChoices(t);
const host = await makeHost(t, '江城大学');
const titles = async (person: Person) =>
  (await person.send(messages.list, {})).data.list.map(({ msgTitle }) => msgTitle);

const agree = (projectId: string, more: object = {}) =>
  host.staff.send(milestoneHost.save, {
    projectId,
    title: '第二间食堂',
    goal: '签下试用协议',
    dueOn: '2026-12-10',
    ...more,
  });

it('a file of a report must be the sender’s own', async () => {
  const { projectId, member } = await makeIncubated(t, { hostOrgNo: host.orgNo });
  const { id } = (await agree(projectId)).data;
  const files = [{ name: '协议.pdf', url: '/files/123456789.pdf' }];
  const refused = await member.send(milestone.report, { id, content: '见附件', files });
  expect([refused.code, ...pathsOf(refused.data)]).toEqual([INVALID_INPUT.code, 'files']);
});

it('a file of a report opens for the team and its host, and for nobody else', async () => {
  const { projectId, member, leader, tutor } = await makeIncubated(t, { hostOrgNo: host.orgNo });
  const { id } = (await agree(projectId)).data;
  const url = await uploadedBy(t, member, 'incubation');
  await t.platform.providers.storage.put(`test/${member.userNo}`, Buffer.from('webp'), 'image/webp');
  const opens = async ({ token }: Person) =>
    (await t.app.inject({ method: 'GET', url, cookies: { RC_WEB_TOKEN: token } })).statusCode;
  expect(await opens(leader)).toBe(404);
  await member.send(milestone.report, { id, content: '见附件', files: [{ name: '协议.png', url }] });
  const elsewhere = await makeHost(t, '旁观的学校');
  const seen = [leader, tutor, host.staff, elsewhere.staff, await t.person()].map(opens);
  expect(await Promise.all(seen)).toEqual([200, 200, 200, 404, 404]);
});

it('what is near is told to the team, what is late to both sides, once for each day', async () => {
  const { projectId, leader } = await makeIncubated(t, { hostOrgNo: host.orgNo, projectName: '会迟到的' });
  const { id } = (await agree(projectId, { title: '内测', dueOn: '2026-11-27' })).data;
  const at = (day: string) => ({ db: t.database.db, clock: () => new Date(`${day}T09:00:00+08:00`) });
  await remindNear(at('2026-11-23'));
  const told = async () => (await titles(leader)).filter((title) => title.includes('内测'));
  expect(await told()).toHaveLength(1);
  await remindNear(at('2026-11-24'));
  await remindNear(at('2026-11-25'));
  expect((await told())[0]).toBe('里程碑「内测」2026-11-27 到期');
  expect(await told()).toHaveLength(2);
  await remindLate(at('2026-11-27'));
  expect(await told()).toHaveLength(2);
  await remindLate(at('2026-11-28'));
  await remindLate(at('2026-11-29'));
  expect((await told())[0]).toBe('里程碑「内测」2026-11-27 到期，已经逾期');
  expect(await told()).toHaveLength(3);
  expect((await titles(host.staff)).filter((title) => title === '「会迟到的」的里程碑逾期了：内测')).toHaveLength(1);

  await staySignedIn(t);
  t.setNow(new Date('2026-11-29T10:00:00+08:00'));
  expect((await leader.send(milestone.standing, { projectId })).data).toMatchObject({ countLate: 1, isTeam: 1 });
  expect((await leader.send(milestone.list, { projectId })).data.list[0]!.isLate).toBe(1);
  const late = (await host.staff.send(milestoneHost.board, { view: 'late' })).data;
  expect(late.list.map((row) => row.id)).toContain(id);
  expect((await host.staff.send(milestoneHost.projects, {})).data.list[0]).toMatchObject({ projectName: '会迟到的' });
  // another day is told of anew
  await agree(projectId, { id, title: '内测', dueOn: '2026-12-01' });
  await remindNear(at('2026-11-29'));
  expect((await told())[0]).toBe('里程碑「内测」2026-12-01 到期');
  t.setNow(NOW);
});
