import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { actionsOf } from '#contract/rules/actions.ts';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import * as authRole from '#contract/system/authRole.ts';
import * as failures from '#contract/system/roleFailures.ts';
import { signOut } from '#contract/user/signOut.ts';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import { makeOrg } from '#seed/make/org.ts';
import { overtaken } from '#test/overtaken.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import type { Db } from '../../db/client.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { sysLog } from '../../db/schema/trust.ts';
import { authRole as roleTable, userIdentity } from '../../db/schema/user.ts';
import { administratorRole } from '../../domain/roles/builtIn.ts';

const t = await testApp();
const { db } = t.database;
let orgNo: string;
let admin: Person;
let next = 0;

beforeEach(async () => {
  orgNo = await makeOrg(db, { orgType: 3, orgName: `机构${(next += 1)}` });
  admin = await t.person({ userType: 3, orgNo, isAdmin: true });
});

const wish = (roleName: string, codes: string[] = [], powerLevel: PowerLevel = PowerLevel.own) => ({
  roleName,
  codes,
  powerLevel,
});

/** A role with these codes and somebody who acts in it. */
async function holder(
  codes: string[],
  powerLevel: PowerLevel = PowerLevel.own,
): Promise<{ person: Person; id: string }> {
  const { id } = (await admin.send(authRole.createOrUpdateRole, wish(`角色${(next += 1)}`, codes, powerLevel))).data;
  const person = await t.person({ userType: 3, orgNo });
  const acting = and(eq(userIdentity.userNo, person.userNo), eq(userIdentity.userType, 3));
  await db.update(userIdentity).set({ roleId: id }).where(acting);
  return { person, id };
}

const codesOf = async (id: string) => (await admin.send(authRole.viewForEdit, { id })).data.codes.toSorted();

describe('creating and changing', () => {
  it('a new role brings the menus its buttons need; renaming, granting, listing, counting', async () => {
    const { id } = (await admin.send(authRole.save, { roleName: ' 教务专员 ', remark: '管排课' })).data;
    expect(await codesOf(id)).toEqual([]);
    const { codes } = (await admin.send(authRole.authorizeMenu, { id, codes: ['member:edit'] })).data;
    expect(codes.toSorted()).toEqual(['member:edit', 'member:view', 'staff']);
    await admin.send(authRole.update, { id, roleName: '教务', remark: '' });
    const { list } = (await admin.send(authRole.list)).data;
    expect(
      list.map(({ roleName, memberCount, isBuiltIn, isEditable }) => [roleName, memberCount, isBuiltIn, isEditable]),
    ).toEqual([
      ['管理员', 1, 1, 0],
      ['教务', 0, 0, 1],
    ]);
    expect((await admin.send(authRole.list, { roleName: '教' })).data.totalCount).toBe(1);
    expect((await admin.send(authRole.list, { roleName: '%' })).data.totalCount).toBe(0);
    expect((await admin.send(authRole.noPageList)).data.list).toHaveLength(2);
  });

  it('names are unique within an organization, not between them; of two at once one succeeds', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => admin.send(authRole.createOrUpdateRole, wish('同名'))));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([
      200,
      failures.ROLE_NAME_TAKEN.code,
      failures.ROLE_NAME_TAKEN.code,
    ]);
    const other = await makeOrg(db, { orgType: 3, orgName: '另一家' });
    const theirs = await t.person({ userType: 3, orgNo: other, isAdmin: true });
    expect((await theirs.send(authRole.createOrUpdateRole, wish('同名'))).code).toBe(200);
    const again = (await admin.send(authRole.createOrUpdateRole, wish('另一个'))).data.id;
    expect((await admin.send(authRole.update, { id: again, roleName: '同名' })).code).toBe(
      failures.ROLE_NAME_TAKEN.code,
    );
    expect((await admin.send(authRole.update, { id: again, roleName: '另一个' })).code).toBe(200);
  });

  it("the platform's own are unique too, other identities aside; of two at once one succeeds", async () => {
    const operators = await Promise.all([1, 2].map(() => t.person({ userType: 0 })));
    const replies = await Promise.all(operators.map((one) => one.send(authRole.save, { roleName: '学员' })));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, failures.ROLE_NAME_TAKEN.code]);
  });

  it('built-in roles are neither changed nor deleted', async () => {
    const id = (await administratorRole(db, orgNo))!;
    const writes = await Promise.all([
      admin.send(authRole.update, { id, roleName: '头' }),
      admin.send(authRole.remove, { id }),
      admin.send(authRole.authorizeMenu, { id, codes: [] }),
      admin.send(authRole.createOrUpdateRole, { id, ...wish('头') }),
    ]);
    expect(writes.map(({ code }) => code)).toEqual(writes.map(() => failures.ROLE_BUILT_IN.code));
  });

  it('a role in use cannot be deleted: active, disabled and invited people count', async () => {
    const { person, id } = await holder([]);
    const remove = () => admin.send(authRole.remove, { id });
    expect(await remove()).toMatchObject({ code: failures.ROLE_IN_USE.code, msg: expect.stringContaining('1 人') });
    await db.delete(orgMember).where(eq(orgMember.orgNo, orgNo));
    const staff = { orgNo, memberName: '甲', mobile: person.mobile };
    await db.insert(orgMember).values({ ...staff, userNo: person.userNo, memberStatus: 2 });
    await db.update(userIdentity).set({ statusId: 0 }).where(eq(userIdentity.roleId, id));
    expect((await remove()).code).toBe(failures.ROLE_IN_USE.code);
    await db.update(orgMember).set({ statusId: 0 }).where(eq(orgMember.orgNo, orgNo));
    await db.insert(orgMember).values({ ...staff, mobile: '13700000001', memberStatus: 3, invitedRoleIds: [id] });
    expect((await remove()).code).toBe(failures.ROLE_IN_USE.code);
    await db.delete(orgMember).where(eq(orgMember.orgNo, orgNo));
    expect((await remove()).code).toBe(200);
    expect((await remove()).code).toBe(NOT_FOUND.code);
    expect((await admin.send(authRole.createOrUpdateRole, wish('腾出来的名字'))).code).toBe(200);
  });

  it('every change keeps before and after', async () => {
    const { id } = await holder(['staff'], 1);
    await admin.send(authRole.authorizeMenu, { id, codes: ['roles'] });
    const rows = await db.select().from(sysLog).where(eq(sysLog.orgNo, orgNo)).orderBy(asc(sysLog.id));
    expect(rows.at(-1)).toMatchObject({
      operation: '给角色授权菜单与按钮',
      before: { codes: ['staff'] },
      after: { codes: ['roles'] },
    });
  });
});

it('a role that is being given at this moment is not deleted', async () => {
  const { id } = (await admin.send(authRole.save, wish('刚刚给出'))).data;
  const person = await t.person({ userType: 4, orgNo });
  const giving = async (tx: Db) => {
    await tx.select().from(roleTable).where(eq(roleTable.id, id)).for('share'); // as every giver does
    await tx.update(userIdentity).set({ roleId: id }).where(eq(userIdentity.userNo, person.userNo));
  };
  const removed = await overtaken(t.database, giving, () => admin.send(authRole.remove, { id }));
  expect(removed.code).toBe(failures.ROLE_IN_USE.code);
});

describe('none gives what one does not have', () => {
  it("neither permissions nor data scope, nor in one's own role", async () => {
    const { person, id } = await holder(['role:edit', 'member:view'], 2);
    const tries = await Promise.all([
      person.send(authRole.createOrUpdateRole, wish('更大', ['org:edit'])),
      person.send(authRole.createOrUpdateRole, wish('更大', ['member:edit'])),
      person.send(authRole.createOrUpdateRole, wish('更大', ['vod'])),
      person.send(authRole.createOrUpdateRole, wish('更大', ['member:view'], 3)),
      person.send(authRole.authorizeMenu, { id, codes: ['role:edit', 'role:view', 'roles', 'member:role'] }),
      person.send(authRole.createOrUpdateRole, { id, ...wish('自己', ['role:edit'], 3) }),
    ]);
    expect(tries.map(({ code }) => code)).toEqual([
      failures.GRANT_TOO_MUCH.code,
      failures.GRANT_TOO_MUCH.code,
      INVALID_INPUT.code,
      failures.GRANT_TOO_MUCH.code,
      failures.GRANT_TOO_MUCH.code,
      failures.GRANT_TOO_MUCH.code,
    ]);
    expect(tries[0].msg).toContain('修改单位资料');
    expect((await person.send(authRole.createOrUpdateRole, wish('一样大', ['member:view'], 2))).code).toBe(200);
  });

  it('a role with more than oneself can be neither changed, deleted nor assigned', async () => {
    const { person } = await holder(['role:edit'], 3);
    const { id } = (await admin.send(authRole.createOrUpdateRole, wish('大', ['org:edit'], 3))).data;
    for (const reply of [
      await person.send(authRole.update, { id, roleName: '小' }),
      await person.send(authRole.authorizeMenu, { id, codes: [] }),
      await person.send(authRole.remove, { id }),
    ]) {
      expect(reply.code).toBe(failures.ROLE_ABOVE.code);
    }
    const row = (await person.send(authRole.viewForEdit, { id })).data;
    expect([row.isEditable, row.isVisitable]).toEqual([0, 0]);
    const givable = (await person.send(authRole.roleList)).data.list.map(({ roleName }) => roleName);
    expect(givable).not.toContain('大');
    expect(givable).not.toContain('管理员');
  });

  it("neither those of other kinds nor the platform's nor invented ones can be granted", async () => {
    for (const code of ['smartfilter', 'site:edit', 'platformRole:edit', 'console-0', 'people', 'made:up']) {
      const reply = await admin.send(authRole.createOrUpdateRole, wish('怪', [code]));
      expect(reply.code, code).toBe(INVALID_INPUT.code);
    }
    const reply = await admin.send(authRole.createOrUpdateRole, wish('怪', [], 9));
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, msg: '请选择数据范围' });
  });

  it('a permission just taken cannot be granted by what is under way', async () => {
    const { person, id } = await holder(['role:edit', 'member:role']);
    const take = admin.send(authRole.authorizeMenu, { id, codes: ['role:edit'] });
    const give = person.send(authRole.createOrUpdateRole, wish('抢', ['member:role']));
    const [, given] = await Promise.all([take, give]);
    expect([200, failures.GRANT_TOO_MUCH.code]).toContain(given.code);
    expect((await person.send(authRole.createOrUpdateRole, wish('再抢', ['member:role']))).code).toBe(
      failures.GRANT_TOO_MUCH.code,
    );
  });
});

describe("one's own organization only", () => {
  it('roles of others are as if they did not exist, whatever organization one claims', async () => {
    const { id } = await holder([]);
    const other = await makeOrg(db, { orgType: 3, orgName: '隔壁' });
    const theirs = await t.person({ userType: 3, orgNo: other, isAdmin: true });
    for (const wrong of [id, '1']) {
      const replies = await Promise.all([
        theirs.send(authRole.viewForEdit, { id: wrong }),
        theirs.send(authRole.update, { id: wrong, roleName: '改' }),
        theirs.send(authRole.authorizeMenu, { id: wrong, codes: [] }),
        theirs.send(authRole.remove, { id: wrong }),
        theirs.send(authRole.seeAs, { id: wrong }),
      ]);
      expect(replies.map(({ code }) => code)).toEqual(replies.map(() => NOT_FOUND.code));
    }
    const { list } = (await theirs.send(authRole.list, { orgNo })).data;
    expect(list.map(({ roleName }) => roleName)).toEqual(['管理员']);
  });

  it("roles of the platform are the operator's, who sees all others without changing them", async () => {
    const operator = await t.person({ userType: 0 });
    const { id } = (await operator.send(authRole.createOrUpdateRole, wish('内容编辑', ['site:edit'], 9))).data;
    expect((await operator.send(authRole.createOrUpdateRole, wish('内容编辑', [], 9))).code).toBe(
      failures.ROLE_NAME_TAKEN.code,
    );
    expect((await operator.send(authRole.viewForEdit, { id })).data.codes).toEqual(['site:edit']);
    const theirs = (await operator.send(authRole.list, { orgNo })).data.list;
    expect(theirs.map(({ roleName, isEditable, isVisitable }) => [roleName, isEditable, isVisitable])).toEqual([
      ['管理员', 0, 1],
    ]);
    expect((await operator.send(authRole.update, { id: theirs[0]!.id, roleName: '改' })).code).toBe(NOT_FOUND.code);
    expect((await admin.send(authRole.viewForEdit, { id })).code).toBe(NOT_FOUND.code);
  });
});

describe('changes count at once', () => {
  it('open sessions go by the new at their next call', async () => {
    const { person, id } = await holder(['role:view']);
    expect((await person.send(authRole.list)).code).toBe(200);
    await admin.send(authRole.authorizeMenu, { id, codes: ['staff'] });
    expect(await person.send(authRole.list)).toMatchObject({
      code: NO_PERMISSION.code,
      data: { needed: [{ action: 'role:view', name: '查看角色' }] },
    });
    await admin.send(authRole.authorizeMenu, { id, codes: ['role:edit'] });
    expect((await person.send(authRole.save, { roleName: '新的' })).code).toBe(200);
    const { menu, button } = (await person.send(authMenu.listLoginUserMenu)).data;
    expect(JSON.stringify(menu)).toContain('/account/roles');
    expect(button.toSorted()).toEqual(['role:edit', 'role:view']);
  });
});

describe('looking as a role', () => {
  it("shows that role's menus and buttons, writes nothing, and ends as before", async () => {
    const { id } = await holder(['role:view']);
    expect((await admin.send(authRole.seeAs, { id })).code).toBe(200);
    const seen = (await admin.send(authMenu.listLoginUserMenu)).data;
    expect(seen.button).toEqual(['role:view']);
    expect(seen.preview).toMatchObject({ roleName: expect.stringContaining('角色'), userType: 3, orgNo });
    expect((await admin.send(authRole.list)).data.list[0]).toMatchObject({ isEditable: 0, isVisitable: 0 });
    expect((await admin.send(authRole.save, { roleName: '偷偷' })).code).toBe(failures.PREVIEW_ONLY.code);
    expect((await admin.send(authMenu.setUserLoginType, { id: '1' })).code).toBe(failures.PREVIEW_ONLY.code);
    expect((await admin.send(authRole.seeAs, { id })).code).toBe(failures.PREVIEW_ONLY.code);
    expect((await admin.send(authRole.seeAsEnd)).code).toBe(200);
    const own = (await admin.send(authMenu.listLoginUserMenu)).data;
    expect(own.preview).toBeNull();
    expect(own.button.toSorted()).toEqual(actionsOf(3).toSorted());
    expect((await admin.send(authRole.seeAsEnd)).code).toBe(failures.NOT_SEEING.code);
  });

  it('only a role without more than oneself, and with the permission', async () => {
    const { person } = await holder(['role:seeAs', 'staff']);
    const { id: big } = await holder(['org:edit']);
    const { id: small } = await holder(['staff']);
    expect((await person.send(authRole.seeAs, { id: big })).code).toBe(failures.SEE_AS_ABOVE.code);
    expect((await person.send(authRole.seeAs, { id: small })).code).toBe(200);
    const { person: plain } = await holder(['role:view']);
    expect((await plain.send(authRole.seeAs, { id: small })).code).toBe(NO_PERMISSION.code);
  });

  it('neither a growing role nor a shrinking self shows more meanwhile; without the role one is oneself again', async () => {
    const { person, id: own } = await holder(['role:seeAs', 'role:edit', 'staff']);
    const { id } = await holder(['staff', 'role:view', 'roles']);
    await person.send(authRole.seeAs, { id });
    const button = async () => (await person.send(authMenu.listLoginUserMenu)).data.button;
    await admin.send(authRole.authorizeMenu, { id, codes: ['role:view', 'org:edit'] });
    expect(await button()).toEqual(['role:view']);
    await admin.send(authRole.authorizeMenu, { id: own, codes: ['staff'] });
    expect(await button()).toEqual([]);
    await db.update(roleTable).set({ statusId: 0 }).where(eq(roleTable.id, id));
    expect((await person.send(authMenu.listLoginUserMenu)).data.preview).toBeNull();
  });

  it('the operator looks as whatever role and leaves a record there; signing out is free', async () => {
    const operator = await t.person({ userType: 0 });
    const id = (await administratorRole(db, orgNo))!;
    expect((await operator.send(authRole.seeAs, { id })).code).toBe(200);
    const { preview, button } = (await operator.send(authMenu.listLoginUserMenu)).data;
    expect(preview).toMatchObject({ userType: 3, orgNo, roleName: '管理员' });
    expect(button).toContain('org:edit');
    expect((await operator.send(authRole.list)).data.list[0]).toMatchObject({ roleName: '管理员' });
    const rows = await db.select().from(sysLog).where(eq(sysLog.orgNo, orgNo)).orderBy(asc(sysLog.id));
    expect(rows.at(-1)).toMatchObject({ operation: '以一个角色的视角查看', userNo: operator.userNo });
    expect((await operator.send(signOut)).code).toBe(200);
  });
});
