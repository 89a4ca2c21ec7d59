import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONFLICT, INVALID_INPUT, NO_PERMISSION, NOT_FOUND, SIGNED_OUT } from '#contract/kit/errors.ts';
import { listLoginUserMenu } from '#contract/system/authMenu.ts';
import { view } from '#contract/user/ext.ts';
import { jobNumberLogin } from '#contract/user/login.ts';
import * as depart from '#contract/user/orgDepart.ts';
import {
  JOB_NUMBER_TAKEN,
  LAST_ADMINISTRATOR,
  MEMBER_BEYOND_YOU,
  MEMBER_IS_YOU,
  MOBILE_ON_LIST,
  REMINDED_ALREADY,
  ROLE_BEYOND_YOU,
} from '#contract/user/orgFailures.ts';
import * as members from '#contract/user/orgMembers.ts';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { makeOrg } from '#seed/make/org.ts';
import { enrol } from '#test/catalogue.ts';
import { closeOrgs } from '#test/closeOrgs.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import { msg, msgUser } from '../../db/schema/trust.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';
import { administratorRole } from '../../domain/roles/builtIn.ts';

const t = await testApp();
const { db } = t.database;
let orgNo: string;
let admin: Person;
let next = 13_500_000_000;
const newMobile = (): string => String((next += 1));
beforeEach(async () => {
  await closeOrgs(db);
  orgNo = await makeOrg(db, { orgType: 4, orgName: '测试学校' });
  admin = await t.person({ userType: 4, orgNo, isAdmin: true, nickname: '校长' });
});

const staff = (wish: Parameters<typeof t.person>[0] = {}) => t.person({ userType: 4, orgNo, ...wish });
const rows = async (by = admin, input = {}) => (await by.send(members.list, input)).data.list;
const idOf = async (person: Person, of = orgNo): Promise<string> => {
  const mine = and(eq(orgMember.userNo, person.userNo), eq(orgMember.orgNo, of), enabled(orgMember));
  return (await db.select().from(orgMember).where(mine))[0]!.id;
};
const role = async (
  roleName: string,
  codes: string[],
  powerLevel: PowerLevel = PowerLevel.own,
  of: string | null = orgNo,
): Promise<string> => {
  const values = { orgNo: of, userType: UserType.school, roleName, codes, powerLevel };
  return (await db.insert(authRole).values(values).returning({ id: authRole.id }))[0]!.id;
};
/** Acts in one role of these codes and data power. */
async function narrow(person: Person, codes: string[], powerLevel: PowerLevel): Promise<string> {
  const roleId = await role(`窄${newMobile()}`, codes, powerLevel);
  await db.update(userIdentity).set({ roleId }).where(eq(userIdentity.userNo, person.userNo));
  return roleId;
}
const invited = (more = {}) => ({ memberName: '新同事', mobile: newMobile(), ...more });
const actionsOf = async (person: Person) => (await person.send(listLoginUserMenu)).data.button;

describe('list of staff', () => {
  it('by words, department with all below, state and role, counted per state', async () => {
    const top = (await admin.send(depart.save, { departName: '教务处' })).data.id;
    const below = (await admin.send(depart.save, { departName: '教学科', parentId: top })).data.id;
    const one = await staff({ nickname: '张三丰' });
    await db.update(orgMember).set({ departmentId: below, jobNumber: 'J-77' }).where(eq(orgMember.userNo, one.userNo));
    const roleId = await role('教务员', ['member:view']);
    await admin.send(members.invite, invited({ roleIds: [roleId], departmentId: top }));
    expect((await rows(admin, { departmentId: top })).map((row) => row.memberStatus)).toEqual([3, 1]);
    expect(await rows(admin, { keyword: '三丰' })).toMatchObject([
      { memberName: '张三丰', departName: '教务处 / 教学科', roles: [{ roleName: '普通员工' }] },
    ]);
    expect(await rows(admin, { keyword: 'j-7' })).toHaveLength(1);
    expect(await rows(admin, { keyword: '%' })).toHaveLength(0);
    expect(await rows(admin, { roleId })).toMatchObject([{ memberName: '新同事', roles: [{ id: roleId }] }]);
    const { data } = await admin.send(members.list, { memberStatus: 1, pageSize: 1 });
    expect(data).toMatchObject({ totalCount: 2, totalPage: 2, counts: { active: 2, disabled: 0, invited: 1 } });
  });

  it("data scope: all, one's own branch, or oneself", async () => {
    const [a, b] = [
      (await admin.send(depart.save, { departName: '甲' })).data.id,
      (await admin.send(depart.save, { departName: '乙' })).data.id,
    ];
    const below = (await admin.send(depart.save, { departName: '甲一', parentId: a })).data.id;
    const [head, mate, far] = [await staff(), await staff(), await staff()];
    for (const [person, departmentId] of [
      [head, a],
      [mate, below],
      [far, b],
    ] as const) {
      await db.update(orgMember).set({ departmentId }).where(eq(orgMember.userNo, person.userNo));
    }
    const seen = async () => (await rows(head)).map(({ userNo }) => userNo).sort();
    await narrow(head, ['member:view', 'member:edit'], 2);
    expect(await seen()).toEqual([head.userNo, mate.userNo].sort());
    const edit = async (id: string, departmentId: string) =>
      (await head.send(members.update, { id, memberName: '改', departmentId })).code;
    expect(await edit(await idOf(far), b)).toBe(NOT_FOUND.code);
    expect(await edit(await idOf(mate), b)).toBe(INVALID_INPUT.code);
    expect(await edit(await idOf(mate), '')).toBe(INVALID_INPUT.code);
    expect(await edit(await idOf(mate), a)).toBe(200);
    expect((await head.send(members.invite, invited({ departmentId: b }))).code).toBe(INVALID_INPUT.code);
    expect((await head.send(members.invite, invited())).code).toBe(INVALID_INPUT.code);
    expect((await head.send(members.invite, invited({ departmentId: below }))).code).toBe(200);
    expect((await head.send(members.listData)).data.totalCount).toBe(2);
    await narrow(head, ['member:view'], 1);
    expect(await seen()).toEqual([head.userNo]);
  });

  it('other organizations, lecturers, learners and the operator neither see nor touch it', async () => {
    const one = await staff();
    const id = await idOf(one);
    const other = await makeOrg(db, { orgType: 4, orgName: '别的学校' });
    const stranger = await t.person({ userType: 4, orgNo: other, isAdmin: true });
    expect((await rows(stranger)).map(({ userNo }) => userNo)).toEqual([stranger.userNo]);
    expect(await rows(stranger, { departmentId: '1' })).toEqual([]);
    const roleId = (await administratorRole(db, other))!;
    for (const reply of [
      await stranger.send(members.update, { id, memberName: '改' }),
      await stranger.send(members.disable, { id }),
      await stranger.send(members.enable, { id }),
      await stranger.send(members.remove, { id }),
      await stranger.send(members.inviteResend, { id }),
      await stranger.send(members.assignRole, { memberId: id, roleIds: [roleId] }),
      await stranger.send(members.listRole, { memberId: id }),
    ]) {
      expect(reply.code).toBe(NOT_FOUND.code);
    }
    for (const person of [await t.person({ userType: 2, orgNo }), await t.person(), await t.person({ userType: 0 })]) {
      expect((await person.send(members.list)).code).toBe(NO_PERMISSION.code);
      expect((await person.send(members.listData)).code).toBe(NO_PERMISSION.code);
      expect((await person.send(members.myData)).code).toBe(NOT_FOUND.code);
    }
  });

  it('my facts and how I study', async () => {
    const one = await staff({ nickname: '李四' });
    const lastStudyAt = '2026-03-01 08:00:00';
    await enrol(db, one.userNo, (await makeLessons(db, [60])).courseId, { lastStudyAt, completedAt: lastStudyAt });
    const who = { memberName: '李四', roles: [{ roleName: '普通员工' }] };
    const studied = { courseCount: 1, doneCount: 1, seconds: 0, lastStudyAt };
    expect((await one.send(members.myData)).data).toMatchObject({ ...who, ...studied });
    expect((await one.send(members.listData)).data).toMatchObject({ totalCount: 1, sums: { doneCount: 1 } });
    expect((await admin.send(members.listData)).data.totalCount).toBe(2);
  });
});

describe('inviting', () => {
  it('sends a text, a message too where registered; accepted it has identity and role', async () => {
    const roleId = await role('教务员', ['member:view'], 3);
    const guest = await t.person({ nickname: '来人' });
    const wanted = { memberName: '来人', mobile: guest.mobile, jobNumber: 'K1', roleIds: [roleId] };
    const { id } = (await admin.send(members.invite, wanted)).data;
    await t.runJobs();
    const [sms] = await db.select().from(outboxMessage).where(eq(outboxMessage.receiver, guest.mobile));
    expect(sms!.content).toMatch(/测试学校邀请你成为员工.*\/account\/invitation$/);
    const inbox = await db
      .select()
      .from(msgUser)
      .innerJoin(msg, eq(msg.id, msgUser.msgId))
      .where(eq(msgUser.userNo, guest.userNo));
    expect(inbox[0]!.msg).toMatchObject({ msgTitle: '测试学校邀请你成为员工', msgUrl: '/account/invitation' });

    const { list } = (await guest.send(members.invitationList)).data;
    expect(list).toMatchObject([{ id, orgName: '测试学校', roleNames: ['教务员'], inviterName: '校长' }]);
    const stranger = await t.person();
    expect((await stranger.send(members.invitationList)).data.list).toEqual([]);
    expect((await stranger.send(members.invitationAccept, { id })).code).toBe(NOT_FOUND.code);
    expect((await stranger.send(members.invitationDecline, { id })).code).toBe(NOT_FOUND.code);

    const replies = await Promise.all([1, 2].map(() => guest.send(members.invitationAccept, { id })));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, NOT_FOUND.code]);
    const mine = await db
      .select()
      .from(userIdentity)
      .where(and(eq(userIdentity.userNo, guest.userNo), eq(userIdentity.orgNo, orgNo)));
    expect(mine).toMatchObject([{ userType: 4, roleId, jobNumber: 'K1', statusId: 1 }]);
    expect(await rows(admin, { keyword: '来人' })).toMatchObject([{ memberStatus: 1, userNo: guest.userNo }]);
  });

  it('declined leaves the list and may be invited again', async () => {
    const guest = await t.person();
    const wanted = invited({ mobile: guest.mobile });
    const { id } = (await admin.send(members.invite, wanted)).data;
    expect((await guest.send(members.invitationDecline, { id })).code).toBe(200);
    expect(await rows()).toHaveLength(1);
    expect((await guest.send(members.invitationAccept, { id })).code).toBe(NOT_FOUND.code);
    t.setNow(new Date(Date.now() + 11 * 60_000));
    expect((await admin.send(members.invite, wanted)).code).toBe(200);
    t.setNow(new Date());
  });

  it('a mobile is invited once, numbers are unique, not sent again within 10 minutes', async () => {
    const wanted = invited({ jobNumber: 'K2' });
    const replies = await Promise.all([1, 2, 3].map(() => admin.send(members.invite, wanted)));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([
      200,
      MOBILE_ON_LIST.code,
      MOBILE_ON_LIST.code,
    ]);
    const { id } = replies.find(({ code }) => code === 200)!.data;
    expect((await admin.send(members.invite, invited({ jobNumber: 'K2' }))).code).toBe(JOB_NUMBER_TAKEN.code);
    expect((await admin.send(members.invite, invited({ mobile: admin.mobile }))).code).toBe(MOBILE_ON_LIST.code);
    expect((await admin.send(members.inviteResend, { id })).code).toBe(REMINDED_ALREADY.code);
    t.setNow(new Date(Date.now() + 11 * 60_000));
    expect((await admin.send(members.inviteResend, { id })).code).toBe(200);
    t.setNow(new Date());
    await t.runJobs();
    expect(await db.$count(outboxMessage, eq(outboxMessage.receiver, wanted.mobile))).toBe(2);
    expect((await admin.send(members.inviteResend, { id: await idOf(admin) })).code).toBe(CONFLICT.code);
  });

  it('without the permission for roles one invites ordinary staff only', async () => {
    const hr = await staff();
    const held = await narrow(hr, ['member:view', 'member:edit'], 3);
    expect((await hr.send(members.invite, invited({ roleIds: [held] }))).code).toBe(ROLE_BEYOND_YOU.code);
    const plain = (await hr.send(members.listRole)).data.list.find(({ roleName }) => roleName === '普通员工')!;
    expect((await hr.send(members.invite, invited({ roleIds: [plain.id] }))).code).toBe(200);
  });
});

describe('roles', () => {
  it('none gives or takes more permissions or data than one has', async () => {
    const hr = await staff();
    await narrow(hr, ['member:view', 'member:role'], 2);
    const top = (await admin.send(depart.save, { departName: '处' })).data.id;
    const one = await staff();
    await db.update(orgMember).set({ departmentId: top }).where(eq(orgMember.orgNo, orgNo));
    const memberId = await idOf(one);
    const give = async (...roleIds: string[]) => (await hr.send(members.assignRole, { memberId, roleIds })).code;
    const [same, more, wide] = [
      await role('一样', ['member:view']),
      await role('多一个', ['member:view', 'org:edit']),
      await role('更宽', ['member:view'], 3),
    ];
    expect(await give(more)).toBe(ROLE_BEYOND_YOU.code);
    expect(await give(wide)).toBe(ROLE_BEYOND_YOU.code);
    expect(await give((await administratorRole(db, orgNo))!)).toBe(ROLE_BEYOND_YOU.code);
    expect(await give(same)).toBe(200);
    await admin.send(members.assignRole, { memberId, roleIds: [same, more] });
    expect(await give(same)).toBe(ROLE_BEYOND_YOU.code);
    const shown = (await hr.send(members.listRole, { memberId })).data.list;
    expect(shown.filter((one) => one.isHeld).map(({ roleName }) => roleName)).toEqual(['一样', '多一个']);
    expect(
      shown
        .filter((one) => one.isGivable)
        .map(({ roleName }) => roleName)
        .sort(),
    ).toContain('一样');
  });

  it("neither roles of others, the platform's nor disabled ones", async () => {
    const memberId = await idOf(await staff());
    const other = await makeOrg(db, { orgType: 4, orgName: '别的学校' });
    const closed = await role('停用的', []);
    await db.update(authRole).set({ statusId: 0 }).where(eq(authRole.id, closed));
    const enterprise = (await db.insert(authRole).values({ orgNo, userType: 5, roleName: '别的身份' }).returning())[0]!;
    const operator = (await db.select().from(authRole).where(eq(authRole.userType, 0)))[0]!;
    for (const roleId of [(await administratorRole(db, other))!, closed, enterprise.id, operator.id, '1']) {
      expect((await admin.send(members.assignRole, { memberId, roleIds: [roleId] })).code).toBe(INVALID_INPUT.code);
    }
    expect((await admin.send(members.assignRole, { memberId, roleIds: [] })).msg).toBe('至少选一个角色');
  });

  it('a new role holds with the next call; a role replaced signs nobody out; the number stays with the oldest identity', async () => {
    const one = await staff();
    const memberId = await idOf(one);
    await admin.send(members.update, { id: memberId, memberName: '王五', jobNumber: 'N9' });
    const [a, b] = [await role('甲', ['member:view']), await role('乙', ['role:view'])];
    await admin.send(members.assignRole, { memberId, roleIds: [a] });
    expect(await actionsOf(one)).toEqual(['member:view']);
    await admin.send(members.assignRole, { memberId, roleIds: [a, b] });
    expect(await actionsOf(one)).toEqual(['member:view']);
    await admin.send(members.assignRole, { memberId, roleIds: [b] });
    expect(await actionsOf(one)).toEqual(['role:view']);
    const mine = await db
      .select()
      .from(userIdentity)
      .where(and(eq(userIdentity.userNo, one.userNo), eq(userIdentity.orgNo, orgNo)));
    expect(mine).toMatchObject([{ roleId: b, jobNumber: 'N9' }]);
  });

  it('the last administrator keeps the role; of two taking it from each other one succeeds', async () => {
    const other = await staff({ isAdmin: true });
    const plain = (await admin.send(members.listRole)).data.list.find(({ roleName }) => roleName === '普通员工')!;
    const strip = (by: Person, memberId: string) => by.send(members.assignRole, { memberId, roleIds: [plain.id] });
    const [first, second] = [await idOf(admin), await idOf(other)];
    const replies = await Promise.all([strip(admin, second), strip(other, first)]);
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    const [left, id] = replies[0].code === 200 ? [admin, first] : [other, second];
    expect((await strip(left, id)).code).toBe(LAST_ADMINISTRATOR.code);
  });
});

describe('disabling, enabling, removing', () => {
  it('disabled ends with the next call and signs in by number no more; enabled again all is back', async () => {
    const one = await staff({ password: 'Zhitu@2026' });
    const id = await idOf(one);
    await admin.send(members.update, { id, memberName: '王五', jobNumber: 'N1' });
    const login = { orgNo, jobNumber: 'N1', password: 'Zhitu@2026' };
    expect((await admin.send(members.disable, { id })).code).toBe(200);
    expect((await one.send(view)).code).toBe(SIGNED_OUT.code);
    expect((await t.guest.send(jobNumberLogin, login)).code).not.toBe(200);
    expect((await admin.send(members.disable, { id })).code).toBe(CONFLICT.code);
    expect((await admin.send(members.enable, { id })).code).toBe(200);
    expect((await t.guest.send(jobNumberLogin, login)).code).toBe(200);
    expect((await admin.send(members.enable, { id })).code).toBe(CONFLICT.code);
  });

  it('removed, the number is free, invited again the former roles are gone', async () => {
    const one = await staff();
    const id = await idOf(one);
    await admin.send(members.update, { id, memberName: '王五', jobNumber: 'N2' });
    const roleId = await role('甲', ['member:view']);
    await admin.send(members.assignRole, { memberId: id, roleIds: [roleId] });
    const department = (await admin.send(depart.save, { departName: '处', headUserNo: one.userNo })).data.id;
    expect((await admin.send(members.remove, { id })).code).toBe(200);
    expect((await one.send(view)).code).toBe(SIGNED_OUT.code);
    expect((await admin.send(depart.list)).data.list[0]).toMatchObject({ id: department, headUserNo: null });
    expect((await admin.send(members.remove, { id })).code).toBe(NOT_FOUND.code);
    const again = await admin.send(members.invite, invited({ mobile: one.mobile, jobNumber: 'N2' }));
    expect(again.code).toBe(200);
    const learner = await t.person({ mobile: newMobile() });
    await db.update(orgMember).set({ mobile: learner.mobile }).where(eq(orgMember.id, again.data.id));
    expect((await learner.send(members.invitationAccept, { id: again.data.id })).code).toBe(200);
    expect(await rows(admin, { keyword: 'N2' })).toMatchObject([{ roles: [{ roleName: '普通员工' }] }]);
  });

  it('neither oneself nor who has more than oneself', async () => {
    const hr = await staff();
    await narrow(hr, ['member:view', 'member:edit'], 3);
    const adminId = await idOf(admin);
    for (const call of [members.disable, members.remove]) {
      expect((await admin.send(call, { id: adminId })).code).toBe(MEMBER_IS_YOU.code);
      expect((await hr.send(call, { id: adminId })).code).toBe(MEMBER_BEYOND_YOU.code);
    }
    const plain = await staff();
    expect((await hr.send(members.disable, { id: await idOf(plain) })).code).toBe(200);
  });

  it('changes several at once; those that may not be changed stay as they were and say why', async () => {
    const [one, two] = [await staff(), await staff()];
    const [first, second, own] = [await idOf(one), await idOf(two), await idOf(admin)];
    const stopped = await admin.send(members.disableBatch, { ids: [first, own, second, first] });
    expect(stopped.data).toEqual({ doneCount: 2, failed: [{ id: own, reason: MEMBER_IS_YOU.msg }] });
    for (const person of [one, two]) expect((await person.send(view)).code).toBe(SIGNED_OUT.code);
    const woken = await admin.send(members.enableBatch, { ids: [first, own] });
    expect(woken.data).toEqual({ doneCount: 1, failed: [{ id: own, reason: members.MEMBER_CHANGED.msg }] });
    expect((await rows(admin, { memberStatus: 2 })).map(({ id }) => id)).toEqual([second]);
  });

  it('moves several; other organizations and what lies beyond the own reach are left alone', async () => {
    const elsewhere = await makeOrg(db, { orgType: 4, orgName: '别的学校' });
    const stranger = await idOf(await t.person({ userType: 4, orgNo: elsewhere }), elsewhere);
    const id = await idOf(await staff());
    const departmentId = (await admin.send(depart.save, { departName: '教学处' })).data.id;
    const moved = await admin.send(members.moveBatch, { ids: [id, stranger], departmentId });
    expect(moved.data).toMatchObject({ doneCount: 1, failed: [{ id: stranger, reason: '员工不存在或已被移除' }] });
    expect((await rows(admin, { departmentId })).map((row) => row.id)).toEqual([id]);
    const nowhere = await admin.send(members.moveBatch, { ids: [id], departmentId: '1' });
    expect(nowhere.data).toMatchObject({ doneCount: 0, failed: [{ id, reason: '部门不存在或已被删除，请重新选择' }] });
  });

  it('of two administrators disabling each other one succeeds', async () => {
    const other = await staff({ isAdmin: true });
    const [first, second] = [await idOf(admin), await idOf(other)];
    const replies = await Promise.all([
      admin.send(members.disable, { id: second }),
      other.send(members.disable, { id: first }),
    ]);
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('reading and writing need a permission each', async () => {
    const viewer = await staff();
    await narrow(viewer, ['member:view'], 3);
    const id = await idOf(await staff());
    expect((await viewer.send(members.list)).code).toBe(200);
    for (const reply of [
      await viewer.send(members.update, { id, memberName: '改' }),
      await viewer.send(members.invite, invited()),
      await viewer.send(members.assignRole, { memberId: id, roleIds: ['1'] }),
    ]) {
      expect(reply.code).toBe(NO_PERMISSION.code);
    }
  });
});
