import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { platformActions } from '#contract/rules/actions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import { makeOrg } from '#seed/make/org.ts';
import { identityOf } from '#seed/make/person.ts';
import { testApp } from '#test/testApp.ts';
import { userExt } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城职业技术大学' });

describe('identity', () => {
  it('lists every identity of mine and which one it is now', async () => {
    const person = await t.person({ identities: [{ userType: 2 }, { userType: 4, orgNo }] });
    const { list } = (await person.send(authMenu.listUserRole)).data;
    expect(list.map(({ userType, roleName, isCurrent }) => ({ userType, roleName, isCurrent }))).toEqual([
      { userType: 1, roleName: '学员', isCurrent: 1 },
      { userType: 2, roleName: '讲师', isCurrent: 0 },
      { userType: 4, roleName: '学校', isCurrent: 0 },
    ]);
    expect(list[2]!.orgInfo).toMatchObject({ orgNo, orgName: '江城职业技术大学' });
  });

  it('after switching this session acts in the new identity', async () => {
    const person = await t.person({ identities: [{ userType: 0 }] });
    expect((await person.send(authMenu.listLoginUserMenu)).data.button).toEqual([]);
    const id = await identityOf(db, person.userNo, 0);
    expect((await person.send(authMenu.setUserLoginType, { id })).data).toMatchObject({
      id,
      userType: 0,
      isCurrent: 1,
    });
    const { button } = (await person.send(authMenu.listLoginUserMenu)).data;
    expect(button.sort()).toEqual(Object.keys(platformActions).sort());
  });

  it("another's identity is as if it did not exist", async () => {
    const [mine, other] = [await t.person(), await t.person({ userType: 2 })];
    const id = await identityOf(db, other.userNo, 2);
    for (const wrong of [id, '1']) {
      expect((await mine.send(authMenu.setUserLoginType, { id: wrong })).code).toBe(NOT_FOUND.code);
    }
    expect((await mine.send(authMenu.listUserRole)).data.list).toHaveLength(1);
  });

  it('menus follow the identity, my recommendations only for the recommended', async () => {
    const person = await t.person({ identities: [{ userType: 2 }] });
    const menu = async () => (await person.send(authMenu.listLoginUserMenu)).data.menu;
    const text = async () => JSON.stringify(await menu());
    expect((await menu())[0]).toMatchObject({ menuName: '推荐岗位', url: '/account/recommendposition' });
    expect(await text()).not.toContain('我的推荐');
    await db.update(userExt).set({ isRecommended: 1 }).where(eq(userExt.userNo, person.userNo));
    expect(await text()).toContain('我的推荐');
    await person.send(authMenu.setUserLoginType, { id: await identityOf(db, person.userNo, 2) });
    expect((await menu()).map(({ menuName }) => menuName)).toEqual(['课程', '教学', '经营', '账户']);
  });
});

describe('tree of grants', () => {
  it('menus and buttons of this kind of organization and whether one has them; the operator sees every kind', async () => {
    const admin = await t.person({ userType: 4, orgNo, isAdmin: true });
    const { list } = (await admin.send(authMenu.listOrgMenu)).data;
    const staff = list.flatMap(({ children }) => children).find(({ code }) => code === 'staff')!;
    expect(staff).toMatchObject({ menuType: 2, isHeld: 1 });
    expect(staff.children.map(({ code, isHeld }) => [code, isHeld])).toContainEqual(['member:edit', 1]);
    expect((await admin.send(authMenu.menuTreeList, { userType: 0 })).data.list).toEqual(list);
    const operator = await t.person({ userType: 0 });
    expect(JSON.stringify((await operator.send(authMenu.menuTreeList)).data.list)).toContain('platformRole:edit');
    const school = (await operator.send(authMenu.menuTreeList, { userType: 4 })).data.list;
    expect(JSON.stringify(school)).toContain('student:edit');
    expect(school.every(({ isHeld }) => isHeld === 0)).toBe(true);
  });
});
