import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND, TOKEN_INVALID, TOO_OFTEN } from '#contract/kit/errors.ts';
import { isApiKey } from '#contract/rules/apiKeyText.ts';
import { keyScopesOf, MOST_API_KEYS } from '#contract/rules/apiKeys.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { LIST_FULL } from '#contract/system/adminFailures.ts';
import * as apiKey from '#contract/system/apiKey.ts';
import * as webhook from '#contract/system/adminWebhook.ts';
import * as menu from '#contract/system/authMenu.ts';
import * as sysLog from '#contract/system/sysLog.ts';
import * as orgDepart from '#contract/user/orgDepart.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';
import { apiKey as keyTable } from '../../db/schema/integration.ts';
import { authRole, orgInfo, userIdentity } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
const began = new Date('2026-11-26T00:00:00Z');
t.setNow(began);
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城学校' });
const otherNo = await makeOrg(db, { orgType: 4, orgName: '临江学校' });
const admin = await t.person({ userType: 4, orgNo, isAdmin: true, idCardName: '郑书禾' });
const colleague = await t.person({ userType: 4, orgNo, isAdmin: true });
const stranger = await t.person({ userType: 4, orgNo: otherNo, isAdmin: true });
const operator = await t.person({ userType: 0 });

beforeEach(async () => {
  await db.delete(keyTable);
  await db.update(userIdentity).set({ statusId: 1 });
  await db.update(orgInfo).set({ statusId: 1 });
  t.setNow(began);
});

const wish = {
  keyName: '教务同步',
  scopes: ['department:edit', 'orgLog:view'],
  mayWrite: 1 as const,
  perMinute: 60,
  days: 90 as const,
};

async function drawn(more: Partial<typeof wish> | { mayWrite: 0 } = {}, by = admin) {
  const reply = await by.send(apiKey.save, { ...wish, ...more });
  if (reply.code !== 200) throw new Error(reply.msg);
  return { id: reply.data.id, key: reply.data.apiKey, program: t.as(reply.data.apiKey) };
}

const later = (seconds: number) => t.setNow(new Date(t.platform.clock().getTime() + seconds * 1000));
const own = async (by = admin) => (await by.send(apiKey.list, {})).data.list;
const department = (departName: string) => ({ departName, parentId: '0' });

it('a program with a key does what the key was given, in the name of who made it', async () => {
  const { program } = await drawn();
  expect((await program.send(orgDepart.save, department('程序建的部门'))).code).toBe(200);
  const { list } = (await program.send(sysLog.page, {})).data;
  expect(list[0]).toMatchObject({ realName: '郑书禾' });
  expect(list[0]!.operation).toMatch(/（API 密钥「教务同步」）$/);
});

it('is shown once, and only its hash is kept', async () => {
  const { key } = await drawn();
  expect(isApiKey(key)).toBe(true);
  const [row] = await own();
  expect(key.startsWith(row!.hint)).toBe(true);
  expect(JSON.stringify(await own())).not.toContain(key);
  const { rows } = await db.execute<{ text: string }>(sql`select to_jsonb(k)::text as text from api_key k`);
  expect(rows[0]!.text).not.toContain(key.slice(10));
});

it('does nothing that it was not given, though its owner may', async () => {
  const { program } = await drawn({ scopes: ['orgLog:view'] });
  const reply = await program.send(orgDepart.save, department('不该有的部门'));
  expect(reply.code).toBe(NO_PERMISSION.code);
  expect((await admin.send(orgDepart.save, department('自己建的部门'))).code).toBe(200);
});

it('reads and does not write unless it may', async () => {
  const { program } = await drawn({ mayWrite: 0 });
  expect(await program.send(orgDepart.save, department('只读的部门'))).toMatchObject({
    code: NO_PERMISSION.code,
    msg: '这把 API 密钥只能读',
  });
  expect((await program.send(sysLog.page, {})).code).toBe(200);
});

it('gets at nothing that is about the account of its owner', async () => {
  const { program } = await drawn();
  expect((await program.send(menu.listLoginUserMenu, {})).code).toBe(NO_PERMISSION.code);
  expect((await program.send(menu.listUserRole, {})).code).toBe(NO_PERMISSION.code);
});

it('is no token of a session: files, uploads and sockets do not know it', async () => {
  const { key } = await drawn();
  await expect(t.platform.signedIn(db, key, began)).rejects.toMatchObject({ failure: { code: TOKEN_INVALID.code } });
});

it('follows what its owner loses', async () => {
  const { program } = await drawn();
  const its = and(eq(userIdentity.userNo, admin.userNo), eq(userIdentity.orgNo, orgNo));
  const [identity] = await db.select().from(userIdentity).where(its);
  const [role] = await db.select().from(authRole).where(eq(authRole.id, identity!.roleId));
  const without = role!.codes.filter((code) => code !== 'orgLog:view');
  await db.update(authRole).set({ codes: without }).where(eq(authRole.id, role!.id));
  expect((await program.send(sysLog.page, {})).code).toBe(NO_PERMISSION.code);
  await db.update(authRole).set({ codes: role!.codes }).where(eq(authRole.id, role!.id));
  expect((await program.send(sysLog.page, {})).code).toBe(200);
  await db.update(userIdentity).set({ statusId: 0 }).where(its);
  expect((await program.send(sysLog.page, {})).code).toBe(TOKEN_INVALID.code);
  expect(await own(colleague)).toMatchObject([{ standing: 'ownerGone' }]);
  await db.update(userIdentity).set({ statusId: 1 }).where(its);
  await db.update(orgInfo).set({ statusId: 0 }).where(eq(orgInfo.orgNo, orgNo));
  expect((await program.send(sysLog.page, {})).code).toBe(TOKEN_INVALID.code);
});

it('is over on its last day, and at once when it is revoked', async () => {
  const { program } = await drawn({ days: 90 });
  const second = await drawn({ keyName: '另一把' });
  expect((await second.program.send(sysLog.page, {})).code).toBe(200);
  // whoever manages the keys of the house revokes those of colleagues
  expect((await colleague.send(apiKey.revoke, { id: second.id })).code).toBe(200);
  expect((await second.program.send(sysLog.page, {})).code).toBe(TOKEN_INVALID.code);
  later(90 * 86_400 - 1);
  expect((await program.send(sysLog.page, {})).code).toBe(200);
  later(1);
  expect((await program.send(sysLog.page, {})).code).toBe(TOKEN_INVALID.code);
});

it('is held to its limit, of many calls at once too, and is free again in the next minute', async () => {
  const { program } = await drawn({ perMinute: 3 });
  const replies = await Promise.all(Array.from({ length: 8 }, () => program.send(sysLog.page, {})));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(3);
  const refused = replies.filter(({ code }) => code === TOO_OFTEN.code);
  expect(refused).toHaveLength(5);
  expect(refused[0]!.msg).toMatch(/每分钟最多 3 次/);
  later(61);
  expect((await program.send(sysLog.page, {})).code).toBe(200);
});

it('says when it was used last', async () => {
  const { program } = await drawn();
  expect((await own())[0]!.lastUsedAt).toBeNull();
  await program.send(sysLog.page, {});
  expect((await own())[0]!.lastUsedAt).toBe('2026-11-26 08:00:00');
});

it('is given nothing that its maker lacks, and nothing that no program may do', async () => {
  for (const scopes of [['vacancy:edit'], ['site:edit'], ['role:edit'], ['apiKey:manage'], ['no:such']]) {
    const reply = await admin.send(apiKey.save, { ...wish, scopes });
    expect(reply, scopes[0]).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'scopes' }] } });
  }
  expect(keyScopesOf(UserType.operator)).not.toContain('integration:manage');
  const none = await admin.send(apiKey.save, { ...wish, scopes: [] });
  expect(none).toMatchObject({ code: INVALID_INPUT.code, msg: '请至少选一项' });
});

it('a program makes no keys and revokes none', async () => {
  const { id, program } = await drawn();
  expect((await program.send(apiKey.save, wish)).code).toBe(NO_PERMISSION.code);
  expect((await program.send(apiKey.revoke, { id })).code).toBe(NO_PERMISSION.code);
});

it('others see and revoke the keys of their own house alone', async () => {
  const { id, program } = await drawn();
  expect(await own(stranger)).toEqual([]);
  expect(await own(operator)).toEqual([]);
  expect((await stranger.send(apiKey.revoke, { id })).code).toBe(NOT_FOUND.code);
  expect((await operator.send(apiKey.revoke, { id })).code).toBe(NOT_FOUND.code);
  expect((await program.send(sysLog.page, {})).code).toBe(200);
});

it('an operator has keys of the platform, which cannot look after keys and webhooks', async () => {
  const { program } = await drawn({ scopes: ['log:view'] }, operator);
  expect((await program.send(sysLog.page, {})).code).toBe(200);
  expect((await program.send(webhook.list, {})).code).toBe(NO_PERMISSION.code);
  expect(await own()).toEqual([]);
});

it('a house has so many that can be used, of two at once too; revoked ones make room', async () => {
  const { id } = await drawn();
  for (let nth = 2; nth < MOST_API_KEYS; nth += 1) await drawn({ keyName: `第 ${nth} 把` });
  const replies = await Promise.all([admin, colleague].map((by) => by.send(apiKey.save, wish)));
  expect(replies.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, LIST_FULL.code]);
  await admin.send(apiKey.revoke, { id });
  expect((await admin.send(apiKey.save, wish)).code).toBe(200);
});

it('what is nearly a key is a token that was never given out', async () => {
  const { key } = await drawn();
  const other = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of [other, `${key}x`, key.slice(0, -1), key.replace('zt_', 'zx_')]) {
    expect((await t.as(wrong).send(sysLog.page, {})).code, wrong).toBe(TOKEN_INVALID.code);
  }
});
