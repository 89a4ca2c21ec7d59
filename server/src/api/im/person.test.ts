import { expect, it } from 'vitest';
import * as contract from '#contract/im/person.ts';
import * as fails from '#contract/im/failures.ts';
import { StrangerRule } from '#contract/rules/chat.ts';
import { makeGroup } from '#test/chat.ts';
import { testApp } from '#test/testApp.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { makeOrg } from '#seed/make/org.ts';

const t = await testApp();
const { db } = t.database;

it('those whom one knows come first and by any part of their name, others by its beginning or the whole mobile', async () => {
  const me = await t.person({ nickname: '找人的' });
  const friend = await t.person({ nickname: '王小明' });
  const other = await t.person({ nickname: '小明同学' });
  await makeGroup(me, [friend]);
  const found = async (keyword: string) =>
    (await me.send(contract.search, { keyword })).data.list.map(({ userNo, relation }) => [userNo, relation]);
  expect(await found('')).toEqual([[friend.userNo, '同群']]);
  expect(await found('小明')).toEqual([
    [friend.userNo, '同群'],
    [other.userNo, ''],
  ]);
  expect(await found('明同学')).toEqual([]);
  expect(await found(other.mobile)).toEqual([[other.userNo, '']]);
});

it('colleagues are known', async () => {
  const orgNo = await makeOrg(db, { orgType: 5, orgName: '一家企业', contactName: '联系人' });
  const [one, two] = [await t.person(), await t.person({ nickname: '同事甲' })];
  await db
    .insert(orgMember)
    .values([one, two].map(({ userNo, mobile }) => ({ orgNo, userNo, mobile, memberName: '某人' })));
  const { data } = await one.send(contract.search, { keyword: '' });
  expect(data.list).toMatchObject([{ userNo: two.userNo, isKnown: 1, relation: '同事' }]);
});

it('the black list is one’s own; entering somebody twice is entering them once', async () => {
  const [me, other] = [await t.person(), await t.person({ nickname: '骚扰的' })];
  const block = { userNo: other.userNo, isBlocked: 1 as const };
  await Promise.all([me.send(contract.block, block), me.send(contract.block, block)]);
  expect((await me.send(contract.blockList)).data.list).toMatchObject([{ userName: '骚扰的' }]);
  expect((await other.send(contract.blockList)).data.list).toEqual([]);
  await me.send(contract.block, { ...block, isBlocked: 0 });
  expect((await me.send(contract.blockList)).data.list).toEqual([]);
  expect((await me.send(contract.block, { userNo: me.userNo, isBlocked: 1 })).code).toBe(fails.YOURSELF.code);
  expect((await me.send(contract.block, { userNo: '9', isBlocked: 1 })).code).toBe(404);
});

it('everybody may write to who said nothing about it', async () => {
  const me = await t.person();
  expect((await me.send(contract.setting)).data.strangerRule).toBe(StrangerRule.everybody);
  await me.send(contract.saveSetting, { strangerRule: StrangerRule.known });
  expect((await me.send(contract.setting)).data.strangerRule).toBe(StrangerRule.known);
});
