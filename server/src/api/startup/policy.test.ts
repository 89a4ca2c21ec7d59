import { expect, it } from 'vitest';
import type { InputOf } from '#contract/kit/schema.ts';
import * as policy from '#contract/startup/policy.ts';
import { publishOne } from '#test/startPolicies.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);
const operator = await t.person({ userType: 0 });
const put = (policyName: string, more: object) => publishOne(operator, { policyName, ...more });
await put('全国税费减免', { policyLevel: 1, regionCode: '', policyField: 3, applyFrom: '', applyUntil: '' });
await put('湖北创业大赛', { policyLevel: 2, regionCode: '420000', policyField: 7, applyUntil: '2026-11-30' });
await put('武汉免租工位', { policyLevel: 3, regionCode: '420100', policyField: 4, applyFrom: '2026-12-01' });
await put('洪山补贴', { applyUntil: '2026-11-23' });
await put('杭州贷款贴息', { policyLevel: 3, regionCode: '330100', policyField: 2, applyUntil: '2026-12-15' });

const found = async (wanted: InputOf<typeof policy.list.input>) =>
  (await t.guest.send(policy.list, wanted)).data.list.map(({ policyName }) => policyName);

it('everybody reads the library, what was published last first', async () => {
  expect(await found({})).toEqual(['杭州贷款贴息', '洪山补贴', '武汉免租工位', '湖北创业大赛', '全国税费减免']);
});

it('a place shows what counts there: its own, what lies within it, and what it lies in', async () => {
  expect(await found({ region: '420111' })).toEqual(['洪山补贴', '武汉免租工位', '湖北创业大赛', '全国税费减免']);
  expect(await found({ region: '420000' })).toEqual(['洪山补贴', '武汉免租工位', '湖北创业大赛', '全国税费减免']);
  expect(await found({ region: '330000' })).toEqual(['杭州贷款贴息', '全国税费减免']);
});

it('conditions narrow each other, and a keyword finds any part of a name', async () => {
  expect(await found({ policyLevel: 3 })).toEqual(['杭州贷款贴息', '武汉免租工位']);
  expect(await found({ policyLevel: 3, region: '420111' })).toEqual(['武汉免租工位']);
  expect(await found({ policyField: 7 })).toEqual(['湖北创业大赛']);
  expect(await found({ str: '工位' })).toEqual(['武汉免租工位']);
  expect(await found({ str: '人力资源', policyField: 2 })).toEqual(['杭州贷款贴息']);
});

it('the day decides what can be applied for', async () => {
  expect(await found({ phase: 1 })).toEqual(['杭州贷款贴息', '湖北创业大赛', '全国税费减免']);
  expect(await found({ phase: 2 })).toEqual(['武汉免租工位']);
  expect(await found({ phase: 3 })).toEqual(['洪山补贴']);
  t.setNow(new Date('2028-01-01T10:00:00+08:00'));
  expect(await found({ phase: 4 })).toHaveLength(5);
  t.setNow(new Date('2026-11-24T10:00:00+08:00'));
});

it('by its last day, what is due first is on top and what has ended is not there', async () => {
  expect(await found({ sort: 'due' })).toEqual(['湖北创业大赛', '杭州贷款贴息', '全国税费减免']);
});

it('pages hold their size, and a page past the end is the last one', async () => {
  const { data } = await t.guest.send(policy.list, { pageSize: 2, pageCurrent: 9 });
  expect(data).toMatchObject({ totalCount: 5, totalPage: 3, pageCurrent: 3 });
  expect(data.list).toHaveLength(1);
});
