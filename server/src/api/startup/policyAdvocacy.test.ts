import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as advocacy from '#contract/startup/policyAdvocacy.ts';
import * as desk from '#contract/startup/policyAdvocacyDesk.ts';
import * as policyDesk from '#contract/startup/policyDesk.ts';
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
const seen = (id: string) => t.guest.send(advocacy.view, { id });

it('everybody reads what was published, with its policies in the order of the writer', async () => {
  const { id } = (await school.send(desk.save, told())).data;
  expect((await seen(id)).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.publish, told({ id }))).data).toEqual({ id });
  const { data } = await seen(id);
  expect(data).toMatchObject({ publisherName: '江城大学', body: '<p>先登记，再申请。</p>', countPolicy: 2 });
  expect(data.policies.map(({ policyName }) => policyName)).toEqual(['工位', '补贴']);
  expect((await t.guest.send(advocacy.list, { str: '第一年' })).data.list).toMatchObject([{ id, countPolicy: 2 }]);
  expect((await t.guest.send(advocacy.list, { str: '没有这个' })).data.totalCount).toBe(0);
});

it('a policy that was withdrawn is told of no more, and cannot be added', async () => {
  const { id } = (await school.send(desk.publish, told())).data;
  await other.send(policyDesk.withdraw, { id: two });
  expect((await seen(id)).data).toMatchObject({ countPolicy: 1, policies: [{ policyName: '补贴' }] });
  // Where it is already it may stay: the writer changes something else.
  expect((await school.send(desk.save, told({ id, title: '改了标题' }))).code).toBe(200);
  const added = await school.send(desk.save, told());
  expect(added).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'policyIds' }] } });
});
