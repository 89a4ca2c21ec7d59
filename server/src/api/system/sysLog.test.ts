import { eq, sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import * as authRole from '#contract/system/authRole.ts';
import * as sysLog from '#contract/system/sysLog.ts';
import * as depart from '#contract/user/orgDepart.ts';
import * as session from '#contract/user/session.ts';
import { makeOrg } from '#seed/make/org.ts';
import { closeOrgs } from '#test/closeOrgs.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { sysLog as logTable } from '../../db/schema/trust.ts';
import { authRole as roleTable, userIdentity } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
let orgNo: string;
let admin: Person;

beforeEach(async () => {
  await db.delete(logTable);
  await closeOrgs(db);
  orgNo = await makeOrg(db, { orgType: 4, orgName: '江城职业技术大学' });
  admin = await t.person({ userType: 4, orgNo, isAdmin: true, nickname: '郑书禾', idCardName: '郑书禾' });
});

const make = async (roleName: string) => (await admin.send(authRole.save, { roleName })).data.id;

describe('list', () => {
  it('every change within the organization, newest first, who did what and when', async () => {
    await make('甲');
    await make('乙');
    const { list, totalCount } = (await admin.send(sysLog.page)).data;
    expect(totalCount).toBe(2);
    expect(list[0]).toMatchObject({
      realName: '郑书禾',
      operation: '新建角色',
      userNo: admin.userNo,
      orgName: '江城职业技术大学',
      ip: '127.0.0.1',
    });
    expect(Number(list[0]!.id)).toBeGreaterThan(Number(list[1]!.id));
  });

  it('what staff do to their own accounts the platform sees, the organization does not', async () => {
    const student = await t.person({ userType: 1, orgNo });
    for (const person of [student, admin]) await person.send(session.endOthers);
    expect((await admin.send(sysLog.page)).data.totalCount).toBe(0);
    const operator = await t.person({ userType: 0, isAdmin: true });
    const { list } = (await operator.send(sysLog.page)).data;
    expect(list.map(({ userNo, orgName }) => [userNo, orgName])).toEqual([
      [admin.userNo, ''],
      [student.userNo, ''],
    ]);
  });

  it('filtered by operation, person, words and dates', async () => {
    t.setNow(new Date('2026-11-20T15:30:00Z'));
    await make('甲');
    t.setNow(new Date('2026-11-20T16:30:00Z'));
    const id = await make('乙');
    await admin.send(authRole.remove, { id });
    const count = async (input: object) => (await admin.send(sysLog.page, input)).data.totalCount;
    expect(await count({ operation: '删除' })).toBe(1);
    expect(await count({ realName: '书禾' })).toBe(3);
    expect(await count({ realName: admin.mobile })).toBe(3);
    expect(await count({ realName: '别人' })).toBe(0);
    expect(await count({ keyword: '甲' })).toBe(1);
    expect(await count({ keyword: '%' })).toBe(0);
    expect(await count({ keyword: 'ROLENAME' })).toBe(3);
    expect(await count({ operation: '角色', keyword: '乙' })).toBe(2);
    expect(await count({ beginDate: '2026-11-21' })).toBe(2);
    expect(await count({ endDate: '2026-11-20' })).toBe(1);
    expect(await count({ beginDate: '2026-11-20', endDate: '2026-11-21' })).toBe(3);
    for (const beginDate of ['2026-02-30', '今天', '2026-1-1']) {
      expect((await admin.send(sysLog.page, { beginDate })).code).toBe(INVALID_INPUT.code);
    }
    t.setNow(new Date());
  });
});

it('the migration cuts as writing does: earlier records are found too', async () => {
  await make('Ａ组é（𠮷野）"引号"');
  const all = () => db.select({ grams: logTable.grams }).from(logTable);
  const [written] = await all();
  const file = new URL('../../db/migrations/0012_deliveries_and_log_grams.sql', import.meta.url);
  const fill = (await readFile(file, 'utf8'))
    .split('--> statement-breakpoint')
    .find((part) => part.includes('UPDATE'))!;
  await db.update(logTable).set({ grams: [] });
  await db.execute(sql.raw(fill));
  const [filled] = await all();
  const missing = written!.grams.filter((gram) => !filled!.grams.includes(gram));
  expect(missing).toEqual([]);
});

describe('who sees it', () => {
  it('as far as the data power of the role goes: oneself, the own branch, or everybody', async () => {
    const insert = async (departName: string) => (await admin.send(depart.save, { departName })).data.id;
    const [teaching, rear] = [await insert('教务处'), await insert('后勤处')];
    const [reader, near, far] = await Promise.all(
      [teaching, teaching, rear].map(async (departmentId) => {
        const person = await t.person({ userType: 4, orgNo });
        await db.update(orgMember).set({ departmentId }).where(eq(orgMember.userNo, person.userNo));
        return person;
      }),
    );
    await db.delete(logTable);
    const gmtCreate = '2026-11-21 10:00:00';
    const written = [reader!, near!, far!].map(({ userNo }) => ({
      orgNo,
      userNo,
      userType: UserType.school,
      gmtCreate,
    }));
    await db.insert(logTable).values(written.map((one) => ({ ...one, operation: '操作', path: '/', content: {} })));
    const seen = async (powerLevel: PowerLevel) => {
      const role = {
        orgNo,
        userType: UserType.school,
        roleName: `看日志${powerLevel}`,
        codes: ['log:view'],
        powerLevel,
      };
      const [row] = await db.insert(roleTable).values(role).returning();
      await db.update(userIdentity).set({ roleId: row!.id }).where(eq(userIdentity.userNo, reader!.userNo));
      const { list, totalCount } = (await reader!.send(sysLog.page)).data;
      const all = await admin.send(sysLog.page);
      for (const { id } of all.data.list) {
        const isListed = list.some((one) => one.id === id);
        expect((await reader!.send(sysLog.pageDetail, { id })).code).toBe(isListed ? 200 : NOT_FOUND.code);
      }
      return totalCount;
    };
    expect(await seen(PowerLevel.own)).toBe(1);
    expect(await seen(PowerLevel.department)).toBe(2);
    expect(await seen(PowerLevel.organization)).toBe(3);
  });

  it('other organizations do not see it, the operator sees all, nobody without permission', async () => {
    const id = await make('甲');
    await admin.send(authRole.remove, { id });
    const other = await makeOrg(db, { orgType: 4, orgName: '隔壁' });
    const theirs = await t.person({ userType: 4, orgNo: other, isAdmin: true });
    expect((await theirs.send(sysLog.page)).data.totalCount).toBe(0);
    const row = (await admin.send(sysLog.page)).data.list[0]!;
    expect((await theirs.send(sysLog.pageDetail, { id: row.id })).code).toBe(NOT_FOUND.code);
    const operator = await t.person({ userType: 0 });
    expect((await operator.send(sysLog.page)).data.totalCount).toBe(2);
    const plain = await t.person({ userType: 4, orgNo });
    expect((await plain.send(sysLog.page)).code).toBe(NO_PERMISSION.code);
  });

  it('what the platform does is seen by the organization, but not who did it nor from where', async () => {
    const operator = await t.person({ userType: 0, nickname: '周主管' });
    const role = (await operator.send(authRole.list, { orgNo })).data.list[0]!;
    await operator.send(authRole.seeAs, { id: role.id });
    const row = (await admin.send(sysLog.page)).data.list[0]!;
    expect(row).toMatchObject({ realName: '平台运营', ip: '', operation: '以一个角色的视角查看' });
    await operator.send(authRole.seeAsEnd);
    expect((await admin.send(sysLog.page)).data.list[0]).toMatchObject({ realName: '平台运营', ip: '' });
    expect((await operator.send(sysLog.page)).data.list[0]).toMatchObject({ realName: '周主管', ip: '127.0.0.1' });
  });
});

it('details with before and after', async () => {
  const id = await make('甲');
  await admin.send(authRole.update, { id, roleName: '乙' });
  const row = (await admin.send(sysLog.page)).data.list[0]!;
  const { data } = await admin.send(sysLog.pageDetail, { id: row.id });
  expect(JSON.parse(data.before!)).toMatchObject({ roleName: '甲' });
  expect(JSON.parse(data.after!)).toMatchObject({ roleName: '乙' });
  expect(JSON.parse(data.content)).toMatchObject({ id, roleName: '乙' });
});
