import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as authRole from '#contract/system/authRole.ts';
import * as authRoleData from '#contract/system/authRoleData.ts';
import { GRANT_TOO_MUCH, ROLE_BUILT_IN } from '#contract/system/roleFailures.ts';
import type { PowerLevel } from '#contract/rules/powerLevels.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';
import { userIdentity } from '../../db/schema/user.ts';
import { administratorRole } from '../../domain/roles/builtIn.ts';

const t = await testApp();
const { db } = t.database;
const orgNo = await makeOrg(db, { orgType: 5, orgName: '云杉科技' });
const admin = await t.person({ userType: 5, orgNo, isAdmin: true });
const newRole = async (roleName: string, powerLevel: PowerLevel, codes: string[] = []) =>
  (await admin.send(authRole.createOrUpdateRole, { roleName, powerLevel, codes })).data.id;

it('setting the data scope, with what it is and what one may give', async () => {
  const roleId = await newRole('招聘专员', 1);
  expect((await admin.send(authRoleData.view, { roleId })).data).toEqual({ roleId, powerLevel: 1, mayGive: [1, 2, 3] });
  expect((await admin.send(authRoleData.give, { roleId, powerLevel: 2 })).code).toBe(200);
  expect((await admin.send(authRoleData.view, { roleId })).data.powerLevel).toBe(2);
  expect((await admin.send(authRoleData.give, { roleId, powerLevel: 9 })).code).toBe(INVALID_INPUT.code);
});

it("one gives no wider scope than one's own; not built-in roles, not those of others", async () => {
  const roleId = await newRole('小管理', 2, ['role:edit']);
  const person = await t.person({ userType: 5, orgNo });
  await db
    .update(userIdentity)
    .set({ roleId })
    .where(and(eq(userIdentity.userNo, person.userNo), eq(userIdentity.userType, 5)));
  const other = await newRole('试一试', 1);
  expect((await person.send(authRoleData.give, { roleId: other, powerLevel: 3 })).code).toBe(GRANT_TOO_MUCH.code);
  expect((await person.send(authRoleData.give, { roleId: other, powerLevel: 2 })).code).toBe(200);
  expect((await person.send(authRoleData.view, { roleId: other })).data.mayGive).toEqual([1, 2]);
  const builtIn = (await administratorRole(db, orgNo))!;
  expect((await admin.send(authRoleData.give, { roleId: builtIn, powerLevel: 1 })).code).toBe(ROLE_BUILT_IN.code);
  const elsewhere = await makeOrg(db, { orgType: 5, orgName: '远汀电子' });
  const stranger = await t.person({ userType: 5, orgNo: elsewhere, isAdmin: true });
  expect((await stranger.send(authRoleData.view, { roleId })).code).toBe(NOT_FOUND.code);
  expect((await stranger.send(authRoleData.give, { roleId, powerLevel: 1 })).code).toBe(NOT_FOUND.code);
});
