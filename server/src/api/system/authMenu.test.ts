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

describe('身份', () => {
  it('列出我的每一种身份，并说明现在是哪一种', async () => {
    const person = await t.person({ identities: [{ userType: 2 }, { userType: 4, orgNo }] });
    const { list } = (await person.send(authMenu.listUserRole)).data;
    expect(list.map(({ userType, roleName, isCurrent }) => ({ userType, roleName, isCurrent }))).toEqual([
      { userType: 1, roleName: '学员', isCurrent: 1 },
      { userType: 2, roleName: '讲师', isCurrent: 0 },
      { userType: 4, roleName: '学校', isCurrent: 0 },
    ]);
    expect(list[2]!.orgInfo).toMatchObject({ orgNo, orgName: '江城职业技术大学' });
  });

  it('切换之后，这次登录就以新的身份行事', async () => {
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

  it('别人的身份与没有的一样', async () => {
    const [mine, other] = [await t.person(), await t.person({ userType: 2 })];
    const id = await identityOf(db, other.userNo, 2);
    for (const wrong of [id, '1']) {
      expect((await mine.send(authMenu.setUserLoginType, { id: wrong })).code).toBe(NOT_FOUND.code);
    }
    expect((await mine.send(authMenu.listUserRole)).data.list).toHaveLength(1);
  });

  it('菜单随身份而变，我的推荐只给被推荐的人', async () => {
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

describe('授权树', () => {
  it('是本单位这一类的菜单与按钮，说明自己有没有；运营可以看各类', async () => {
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
