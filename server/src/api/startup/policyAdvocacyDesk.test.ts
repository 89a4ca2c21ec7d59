import { expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as advocacy from '#contract/startup/policyAdvocacy.ts';
import * as desk from '#contract/startup/policyAdvocacyDesk.ts';
import * as failures from '#contract/startup/policyFailures.ts';
import { makeOrg } from '#seed/make/org.ts';
import { publishOne } from '#test/startPolicies.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
const { db } = t.database;
await offerVacancyChoices(t);
const schoolNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
const school = await t.person({ userType: 4, orgNo: schoolNo, isAdmin: true });
const otherNo = await makeOrg(db, { orgType: 3, orgName: '别家机构' });
const other = await t.person({ userType: 3, orgNo: otherNo, isAdmin: true });
const one = await publishOne(school, { policyName: '补贴' });
const two = await publishOne(other, { policyName: '工位' });
const told = (more: object = {}) => ({
  title: '毕业第一年能拿到什么',
  intro: '把三条政策放在一张时间表里。',
  body: '<p>先登记，再申请。</p><script>alert(1)</script>',
  policyIds: [two, one],
  ...more,
});

it('withdrawn it is nobody’s to read; only what is not public is deleted, by its own side', async () => {
  const { id } = (await school.send(desk.publish, told({ policyIds: [one] }))).data;
  expect((await other.send(desk.withdraw, { id })).code).toBe(NOT_FOUND.code);
  expect((await other.send(desk.save, told({ id, policyIds: [] }))).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.remove, { id })).code).toBe(failures.WITHDRAW_FIRST.code);
  expect((await school.send(desk.withdraw, { id })).code).toBe(200);
  expect((await school.send(desk.withdraw, { id })).code).toBe(failures.POLICY_MOVED_ON.code);
  expect((await t.guest.send(advocacy.view, { id })).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.form, { id })).data).toMatchObject({ policyIds: [one], policyState: 2 });
  expect((await school.send(desk.remove, { id })).code).toBe(200);
  expect((await school.send(desk.form, { id })).code).toBe(NOT_FOUND.code);
});

it('the list counts both sides apart, what was changed last first', async () => {
  const draft = (await other.send(desk.save, told({ title: '还在写的' }))).data.id;
  await other.send(desk.publish, told({ title: '公开的', policyIds: [] }));
  const titles = async (more: object) => (await other.send(desk.list, more)).data.list.map(({ title }) => title);
  expect(await titles({})).toEqual(['公开的', '还在写的']);
  expect(await titles({ policyState: 0 })).toEqual(['还在写的']);
  expect((await school.send(desk.form, { id: draft })).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.list, {})).data.totalCount).toBe(0);
  expect((await (await t.person()).send(desk.list, {})).code).toBe(NO_PERMISSION.code);
});
