import { expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as policy from '#contract/startup/policy.ts';
import * as desk from '#contract/startup/policyDesk.ts';
import * as failures from '#contract/startup/policyFailures.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import { makeOrg } from '#seed/make/org.ts';
import { policyForm, publishOne } from '#test/startPolicies.ts';
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
const operator = await t.person({ userType: 0 });
const seen = (id: string, version?: number) => t.guest.send(policy.view, { id, version });

it('a draft is nobody else’s; published it is everybody’s, with whom it is for in words', async () => {
  const { id } = (await school.send(desk.save, policyForm())).data;
  expect((await seen(id)).code).toBe(NOT_FOUND.code);
  expect((await other.send(desk.form, { id })).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.form, { id })).data).toMatchObject({ policyState: 0, version: 0, gradMonths: 60 });
  expect((await school.send(desk.publish, policyForm({ id }))).data).toEqual({ id, version: 1 });
  const { data } = await seen(id);
  expect(data).toMatchObject({
    policyName: '洪山区大学生一次性创业补贴',
    regionName: '湖北省 武汉市 洪山区',
    publisherName: '江城大学',
    phase: 1,
    version: 1,
    countVersion: 1,
    rules: ['在湖北省 武汉市 洪山区创业', '在校，或毕业不超过 5 年', '登记不超过 3 年', '已经登记注册'],
    papers: ['身份证', '营业执照'],
    own: null,
  });
});

it('a new version says what changed, and the old one stays readable', async () => {
  const id = await publishOne(school);
  const next = policyForm({ id, amount: '一次给 1 万元' });
  const silent = await school.send(desk.publish, next);
  expect(silent).toMatchObject({ code: failures.NO_CHANGE_NOTE.code, data: { issues: [{ path: 'changeNote' }] } });
  expect((await school.send(desk.publish, policyForm({ id, changeNote: '没有改' }))).code).toBe(
    failures.SAME_POLICY.code,
  );
  expect((await school.send(desk.publish, { ...next, changeNote: '补贴提高到 1 万元' })).data.version).toBe(2);
  expect((await seen(id)).data).toMatchObject({ amount: '一次给 1 万元', version: 2, changeNote: '补贴提高到 1 万元' });
  expect((await seen(id, 1)).data).toMatchObject({ amount: '一次给 8000 元', version: 1, countVersion: 2 });
  expect((await seen(id, 3)).code).toBe(NOT_FOUND.code);
  const { list } = (await t.guest.send(policy.versions, { id })).data;
  expect(list.map(({ version, changeNote }) => [version, changeNote])).toEqual([
    [2, '补贴提高到 1 万元'],
    [1, ''],
  ]);
  // What is public changes with a version only.
  expect((await school.send(desk.save, policyForm({ id }))).code).toBe(failures.POLICY_MOVED_ON.code);
});

it('of two who publish the same change at once one is told that there is nothing to change', async () => {
  const id = await publishOne(school);
  const next = policyForm({ id, amount: '一次给 9000 元', changeNote: '提高' });
  const replies = await Promise.all([1, 2].map(() => school.send(desk.publish, next)));
  expect(replies.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.SAME_POLICY.code]);
});

it('withdrawn it is out of the library, and comes back with a version', async () => {
  const id = await publishOne(school);
  expect((await other.send(desk.withdraw, { id })).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.withdraw, { id })).code).toBe(200);
  expect((await school.send(desk.withdraw, { id })).code).toBe(failures.POLICY_MOVED_ON.code);
  expect((await seen(id)).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.remove, { id })).code).toBe(failures.KEEP_ONLY_DRAFTS.code);
  const back = policyForm({ id, changeNote: '重新发布' });
  expect((await school.send(desk.publish, back)).data).toEqual({ id, version: 2 });
  expect((await seen(id)).code).toBe(200);
});

it('bad input is told at its field', async () => {
  const pathOf = async (more: object) => {
    const { code, data } = await school.send(desk.publish, policyForm(more));
    expect(code, JSON.stringify(more)).toBe(INVALID_INPUT.code);
    return (data as unknown as { issues: { path: string }[] }).issues[0]!.path;
  };
  expect(await pathOf({ regionCode: '' })).toBe('regionCode');
  expect(await pathOf({ regionCode: '999999' })).toBe('regionCode');
  expect(await pathOf({ applyUntil: '2026-09-30' })).toBe('applyUntil');
  expect(await pathOf({ validUntil: '2026-12-30' })).toBe('validUntil');
  expect(await pathOf({ applyFrom: '', applyUntil: '', validUntil: '2026-11-23' })).toBe('validUntil');
  expect(await pathOf({ issuedOn: '2026-02-30' })).toBe('issuedOn');
  expect(await pathOf({ issuedOn: '2026-11-25' })).toBe('issuedOn');
  expect(await pathOf({ registeredMost: 6, registeredLeast: 12 })).toBe('registeredMost');
  expect(await pathOf({ ageYears: 300 })).toBe('ageYears');
  expect(await pathOf({ startFields: [1, 1] })).toBe('startFields');
  expect(await pathOf({ original: '<p> </p>' })).toBe('original');
  expect(await pathOf({ attachments: [{ name: '通知', url: '/files/999.pdf' }] })).toBe('attachments');
});

it('only drafts are deleted, and the list counts its states', async () => {
  const { id } = (await other.send(desk.save, policyForm({ policyName: '要删的' }))).data;
  await publishOne(other, { policyName: '留着的' });
  const before = (await other.send(desk.list, {})).data;
  expect(before.list.map(({ policyName }) => policyName)).toEqual(['留着的', '要删的']);
  expect(before.counts.toSorted((x, y) => x.policyState - y.policyState)).toEqual([
    { policyState: 0, count: 1 },
    { policyState: 1, count: 1 },
  ]);
  expect((await other.send(desk.remove, { id })).code).toBe(200);
  expect((await other.send(desk.list, { policyState: 0 })).data.totalCount).toBe(0);
});

it('the platform publishes too, in its own name; people do not', async () => {
  const id = await publishOne(operator, { policyName: '全国创业担保贷款贴息', policyLevel: 1, regionCode: '' });
  expect((await seen(id)).data).toMatchObject({ publisherName: '平台', regionName: '全国' });
  expect((await school.send(desk.form, { id })).code).toBe(NOT_FOUND.code);
  expect((await operator.send(desk.list, {})).data.totalCount).toBe(1);
  for (const person of [await t.person(), await t.person({ userType: 2 })])
    expect((await person.send(desk.list, {})).code).toBe(NO_PERMISSION.code);
});

it('the page stands in the menus of those who write', async () => {
  const { menu } = (await school.send(authMenu.listLoginUserMenu, {})).data;
  expect(JSON.stringify(menu)).toContain('"/startbusiness/institution/policy"');
});
