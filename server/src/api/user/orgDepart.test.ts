import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { DEPARTMENT_DEPTH } from '#contract/rules/departments.ts';
import * as depart from '#contract/user/orgDepart.ts';
import {
  DEPART_HAS_CHILDREN,
  DEPART_IN_USE,
  DEPART_INTO_ITSELF,
  DEPART_NAME_TAKEN,
  DEPART_TOO_DEEP,
} from '#contract/user/orgFailures.ts';
import type { PowerLevel } from '#contract/rules/powerLevels.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { makeOrg } from '#seed/make/org.ts';
import { closeOrgs } from '#test/closeOrgs.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { sysLog } from '../../db/schema/trust.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
let orgNo: string;
let admin: Person;
beforeEach(async () => {
  await closeOrgs(db);
  orgNo = await makeOrg(db, { orgType: 4, orgName: '测试学校' });
  admin = await t.person({ userType: 4, orgNo, isAdmin: true });
});

const add = async (departName: string, parentId = '0', by = admin): Promise<string> =>
  (await by.send(depart.save, { departName, parentId })).data.id;
const tree = async (by = admin) => (await by.send(depart.list)).data.list;
const names = async () => (await tree()).map(({ fullName }) => fullName);
const place = (person: Person, departmentId: string) =>
  db.update(orgMember).set({ departmentId }).where(eq(orgMember.userNo, person.userNo));

/** Lets a member act in a role of its own with these codes and data power. */
async function withRole(person: Person, codes: string[], powerLevel: PowerLevel): Promise<void> {
  const role = { orgNo, userType: UserType.school, roleName: `角色${person.userNo}`, codes, powerLevel };
  const [row] = await db.insert(authRole).values(role).returning({ id: authRole.id });
  await db.update(userIdentity).set({ roleId: row!.id }).where(eq(userIdentity.userNo, person.userNo));
}

describe('tree of departments', () => {
  it('parents before children, people counted by department and with all below', async () => {
    const teaching = await add('教务处');
    const office = await add('教学科', teaching);
    await add('后勤处');
    await place(admin, office);
    await place(await t.person({ userType: 4, orgNo }), teaching);
    expect(await tree()).toMatchObject([
      { id: teaching, fullName: '教务处', depth: 1, memberCount: 1, totalCount: 2 },
      { id: office, fullName: '教务处 / 教学科', depth: 2, memberCount: 1, totalCount: 1 },
      { fullName: '后勤处', memberCount: 0, totalCount: 0 },
    ]);
    const found = await admin.send(depart.search, { keyword: '教学' });
    expect(found.data.list).toEqual([{ id: office, departName: '教学科', fullName: '教务处 / 教学科' }]);
  });

  it('other organizations, lecturers and learners neither see nor touch it', async () => {
    const id = await add('教务处');
    const other = await makeOrg(db, { orgType: 4, orgName: '别的学校' });
    const stranger = await t.person({ userType: 4, orgNo: other, isAdmin: true });
    const lecturer = await t.person({ userType: 2, orgNo });
    const operator = await t.person({ userType: 0 });
    expect(await tree(stranger)).toEqual([]);
    expect((await stranger.send(depart.search, { keyword: '教' })).data.list).toEqual([]);
    for (const person of [lecturer, operator]) {
      expect((await person.send(depart.list)).code).toBe(NO_PERMISSION.code);
      expect((await person.send(depart.search, { keyword: '教' })).code).toBe(NO_PERMISSION.code);
    }
    const target = await add('自己的', '0', stranger);
    for (const reply of [
      await stranger.send(depart.update, { id, departName: '改名' }),
      await stranger.send(depart.move, { id, parentId: '0' }),
      await stranger.send(depart.merge, { id, intoId: target }),
      await stranger.send(depart.merge, { id: target, intoId: id }),
      await stranger.send(depart.remove, { id }),
      await stranger.send(depart.save, { parentId: id, departName: '下级' }),
    ]) {
      expect(reply.code).toBe(NOT_FOUND.code);
    }
    const plain = await t.person({ userType: 4, orgNo });
    expect((await plain.send(depart.remove, { id })).code).toBe(NO_PERMISSION.code);
    expect(await names()).toEqual(['教务处']);
  });

  it("with the scope of a department one keeps only one's own branch", async () => {
    const teaching = await add('教务处');
    const office = await add('教学科', teaching);
    const logistics = await add('后勤处');
    const head = await t.person({ userType: 4, orgNo });
    await place(head, teaching);
    await withRole(head, ['department:edit'], 2);
    expect((await tree(head)).map((one) => one.isWithinReach)).toEqual([true, true, false]);
    expect((await head.send(depart.update, { id: office, departName: '教学办' })).code).toBe(200);
    expect((await head.send(depart.save, { parentId: office, departName: '组' })).code).toBe(200);
    expect((await head.send(depart.save, { departName: '新处' })).code).toBe(NOT_FOUND.code);
    expect((await head.send(depart.remove, { id: logistics })).code).toBe(NOT_FOUND.code);
    expect((await head.send(depart.move, { id: office, parentId: logistics })).code).toBe(NOT_FOUND.code);
    await withRole(admin, ['department:edit'], 1);
    expect((await admin.send(depart.update, { id: office, departName: '改' })).code).toBe(NOT_FOUND.code);
  });
});

describe('adding and changing', () => {
  it('names are unique per level, not elsewhere; kept in the operation log', async () => {
    const id = await add('教务处');
    expect(await admin.send(depart.save, { departName: ' 教务处 ' })).toMatchObject({ code: DEPART_NAME_TAKEN.code });
    expect((await admin.send(depart.save, { departName: '教务处', parentId: id })).code).toBe(200);
    const [log] = await db.select().from(sysLog).where(eq(sysLog.orgNo, orgNo)).orderBy(sysLog.id).limit(1);
    expect(log).toMatchObject({ operation: '新建部门', after: { id, departName: '教务处' } });
  });

  it('a double click makes one', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => admin.send(depart.save, { departName: '教务处' })));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([
      200,
      DEPART_NAME_TAKEN.code,
      DEPART_NAME_TAKEN.code,
    ]);
  });

  it('the head is an active member', async () => {
    const id = await add('教务处');
    const member = await t.person({ userType: 4, orgNo });
    const outsider = await t.person();
    const set = (headUserNo: string) => admin.send(depart.update, { id, departName: '教务处', headUserNo });
    expect((await set(member.userNo)).code).toBe(200);
    expect((await tree())[0]).toMatchObject({ headUserNo: member.userNo });
    expect(await set(outsider.userNo)).toMatchObject({ code: INVALID_INPUT.code, msg: '请选择在职的员工' });
    expect((await set('')).code).toBe(200);
    expect((await tree())[0]).toMatchObject({ headUserNo: null, headName: '' });
  });

  it(`${DEPARTMENT_DEPTH} levels at most, after moving too`, async () => {
    let last = '0';
    for (let level = 1; level <= DEPARTMENT_DEPTH; level += 1) last = await add(`第 ${level} 级`, last);
    expect((await admin.send(depart.save, { departName: '再下一级', parentId: last })).code).toBe(DEPART_TOO_DEEP.code);
    const [top] = await tree();
    const pair = await add('外面');
    await add('里面', pair);
    expect((await admin.send(depart.move, { id: top!.id, parentId: pair })).code).toBe(DEPART_TOO_DEEP.code);
  });
});

describe('moving, merging, deleting', () => {
  it('moving takes those below along, before another if wanted; not into itself', async () => {
    const [a, b] = [await add('甲'), await add('乙')];
    const child = await add('甲一', a);
    await add('甲一甲', child);
    expect((await admin.send(depart.move, { id: a, parentId: child })).code).toBe(DEPART_INTO_ITSELF.code);
    expect((await admin.send(depart.move, { id: a, parentId: a })).code).toBe(DEPART_INTO_ITSELF.code);
    expect((await admin.send(depart.move, { id: child, parentId: b })).code).toBe(200);
    expect(await names()).toEqual(['甲', '乙', '乙 / 甲一', '乙 / 甲一 / 甲一甲']);
    await admin.send(depart.move, { id: b, parentId: '0', beforeId: a });
    expect((await names())[0]).toBe('乙');
    await add('甲一', a);
    expect((await admin.send(depart.move, { id: child, parentId: a })).code).toBe(DEPART_NAME_TAKEN.code);
  });

  it('of two departments moved into each other one moves', async () => {
    const [a, b] = [await add('甲'), await add('乙')];
    const replies = await Promise.all([
      admin.send(depart.move, { id: a, parentId: b }),
      admin.send(depart.move, { id: b, parentId: a }),
    ]);
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, DEPART_INTO_ITSELF.code]);
  });

  it('merging moves people and departments, the old one is gone', async () => {
    const [a, b] = [await add('甲'), await add('乙')];
    await add('甲一', a);
    await place(admin, a);
    expect((await admin.send(depart.merge, { id: a, intoId: b })).data).toEqual({ id: b, movedCount: 1 });
    expect(await tree()).toMatchObject([{ id: b, memberCount: 1 }, { fullName: '乙 / 甲一' }]);
    const again = await add('丙');
    await add('甲一', again);
    expect((await admin.send(depart.merge, { id: again, intoId: b })).code).toBe(DEPART_NAME_TAKEN.code);
  });

  it('not with people or departments in it', async () => {
    const a = await add('甲');
    const child = await add('甲一', a);
    expect((await admin.send(depart.remove, { id: a })).code).toBe(DEPART_HAS_CHILDREN.code);
    await place(admin, child);
    expect(await admin.send(depart.remove, { id: child })).toMatchObject({
      code: DEPART_IN_USE.code,
      msg: '部门里还有 1 人，请先把他们移到别的部门',
    });
    await place(admin, a);
    expect((await admin.send(depart.remove, { id: child })).code).toBe(200);
    expect((await admin.send(depart.remove, { id: child })).code).toBe(NOT_FOUND.code);
  });
});
