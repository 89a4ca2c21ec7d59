import { and, eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONFLICT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { IMPORT_ROWS, UNDO_DAYS } from '#contract/rules/importStates.ts';
import * as depart from '#contract/user/orgDepart.ts';
import {
  IMPORT_COLUMNS,
  IMPORT_EMPTY,
  IMPORT_NOTHING_GOOD,
  IMPORT_TOO_MANY,
  IMPORT_UNREADABLE,
  UNDO_TOO_LATE,
} from '#contract/user/orgFailures.ts';
import * as members from '#contract/user/orgMembers.ts';
import * as imports from '#contract/user/orgMembersImport.ts';
import type { ImportView } from '#contract/user/sheetImport.ts';
import { makeOrg } from '#seed/make/org.ts';
import { closeOrgs } from '#test/closeOrgs.ts';
import { bytesOf as sheetOf, checkSheet, reasonsIn, zipOf } from '#test/sheets.ts';
import type { Line } from '#test/sheets.ts';
import { statementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { enabled } from '../../db/enabled.ts';
import { orgImport, orgMember } from '../../db/schema/organization.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import { msgUser } from '../../db/schema/trust.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
const HEAD = ['姓名*', '手机号*', '部门', '工号', '职务', '角色'];
let orgNo: string;
let admin: Person;
let next = 13_600_000_000;
const newMobile = (): string => String((next += 1));
beforeEach(async () => {
  await closeOrgs(db);
  t.setNow(new Date());
  orgNo = await makeOrg(db, { orgType: 5, orgName: '测试企业' });
  admin = await t.person({ userType: 5, orgNo, isAdmin: true, nickname: '人事' });
});

const bytesOf = (lines: Line[], head = HEAD): Promise<Buffer> => sheetOf(head, lines);
const check = (bytes: Buffer, by = admin) => checkSheet(t, imports, by, bytes);
const checked = async (lines: Line[], by = admin): Promise<ImportView> => (await check(await bytesOf(lines), by)).data;
const count = () => db.$count(orgMember, and(eq(orgMember.orgNo, orgNo), enabled(orgMember)));
const cellsOf = async (content: string) => readSheet(Buffer.from(content, 'base64'));

describe('checking', () => {
  it('every problem of every row is told, nothing is imported', async () => {
    await admin.send(depart.save, { departName: '研发部' });
    const { id: sales } = (await admin.send(depart.save, { departName: '销售部' })).data;
    await admin.send(depart.save, { departName: '一组', parentId: sales });
    const { id: service } = (await admin.send(depart.save, { departName: '客服部' })).data;
    await admin.send(depart.save, { departName: '一组', parentId: service });
    await admin.send(members.update, {
      id: (await db.select().from(orgMember).where(eq(orgMember.userNo, admin.userNo)))[0]!.id,
      memberName: '人事',
      jobNumber: 'A1',
    });
    const twice = newMobile();
    const view = await checked([
      ['张一', Number(newMobile()), '研发部', 1001, '工程师', ''],
      ['', newMobile(), '', '', '', ''],
      ['张三', '1380000', '没有的部门', '', '', '没有的角色'],
      ['张四', twice, '一组', 'B 1', '', ''],
      ['张五', twice, '销售部 / 一组', 1001, '', '普通员工'],
      ['张六', admin.mobile, '', 'A1', '长'.repeat(31), ''],
      [null, null, null, null, null, null],
      ['张七', newMobile(), '客服部/一组', '', '', '普通员工、管理员'],
    ]);
    expect(view).toMatchObject({ totalCount: 7, badCount: 5, importStatus: 1, fileName: '名单.xlsx' });
    expect(reasonsIn(view)).toEqual([
      [3, '姓名：请输入姓名'],
      [4, '手机号：请输入 11 位手机号', '部门：没有部门「没有的部门」', '角色：没有角色「没有的角色」'],
      [5, '工号：工号只能用字母、数字、- 与 _，最多 30 个', '部门：有 2 个「一组」，请写上级，如 教务处/教学科'],
      [6, '手机号：和第 5 行重复', '工号：和第 2 行重复'],
      [7, '职务：职务最多 30 个字', '手机号：已经在员工名单里', '工号：已经有人用了'],
    ]);
    expect(await count()).toBe(1);
  });

  it('other files, without heads, empty or with too many rows are told', async () => {
    expect((await check(Buffer.from('姓名,手机号'))).code).toBe(IMPORT_UNREADABLE.code);
    expect((await check(Buffer.from('PK\u0003\u0004 假的'))).code).toBe(IMPORT_UNREADABLE.code);
    expect(await check(await bytesOf([['a']], ['名字']))).toMatchObject({
      code: IMPORT_COLUMNS.code,
      msg: '表头里没有「姓名」「手机号」，请用模板填写',
    });
    expect((await check(await bytesOf([]))).code).toBe(IMPORT_EMPTY.code);
    const many = Array.from({ length: IMPORT_ROWS + 1 }, (_, at): Line => [`人${at}`, '13800000000']);
    expect((await check(await bytesOf(many))).code).toBe(IMPORT_TOO_MANY.code);
  });

  it('zip bombs are not expanded, nor those that lie about their size', async () => {
    const name = 'xl/worksheets/sheet1.xml';
    const bomb = zipOf([{ name, content: Buffer.alloc(60_000_000) }]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await check(bomb)).toMatchObject({
      code: IMPORT_UNREADABLE.code,
      msg: '文件展开之后太大，请只保留要导入的表格',
    });
    expect((await check(zipOf([{ name, content: Buffer.alloc(60_000_000), claimed: 1000 }]))).code).toBe(
      IMPORT_UNREADABLE.code,
    );
  });

  it('not without permission, not by other organizations', async () => {
    const view = await checked([['张一', newMobile()]]);
    const plain = await t.person({ userType: 5, orgNo });
    expect((await check(await bytesOf([]), plain)).code).toBe(NO_PERMISSION.code);
    const other = await makeOrg(db, { orgType: 5, orgName: '别的企业' });
    const stranger = await t.person({ userType: 5, orgNo: other, isAdmin: true });
    const { id } = view;
    for (const reply of [
      await stranger.send(imports.view, { id }),
      await stranger.send(imports.errorFile, { id }),
      await stranger.send(imports.run, { id }),
      await stranger.send(imports.undo, { id }),
    ]) {
      expect(reply.code).toBe(NOT_FOUND.code);
    }
    expect((await stranger.send(imports.list)).data.totalCount).toBe(0);
  });

  it('no permissions by spreadsheet; with one department only that branch', async () => {
    const { id } = (await admin.send(depart.save, { departName: '研发部' })).data;
    await admin.send(depart.save, { departName: '销售部' });
    const hr = await t.person({ userType: 5, orgNo });
    const codes = ['member:view', 'member:import', 'member:role'];
    const [role] = await db
      .insert(authRole)
      .values({ orgNo, userType: 5, roleName: '人事专员', codes, powerLevel: 2 })
      .returning();
    await db.update(userIdentity).set({ roleId: role!.id }).where(eq(userIdentity.userNo, hr.userNo));
    await db.update(orgMember).set({ departmentId: id }).where(eq(orgMember.userNo, hr.userNo));
    const view = await checked(
      [
        ['甲', newMobile(), '研发部', '', '', '人事专员'],
        ['乙', newMobile(), '研发部', '', '', '管理员'],
        ['丙', newMobile(), '销售部', '', '', ''],
        ['丁', newMobile(), '', '', '', ''],
      ],
      hr,
    );
    expect(reasonsIn(view)).toEqual([
      [3, '角色：「管理员」有你没有的权限'],
      [4, '部门：不在你管理的范围里'],
      [5, '部门：请填写你管理的部门'],
    ]);
    await db
      .update(authRole)
      .set({ codes: ['member:import'] })
      .where(eq(authRole.id, role!.id));
    expect(await hr.send(imports.run, { id: view.id })).toMatchObject({ code: IMPORT_NOTHING_GOOD.code });
  });
});

describe('template and error file', () => {
  it('the template imports as it is, its second page lists departments and roles', async () => {
    await admin.send(depart.save, { departName: '研发部' });
    const { fileName, content } = (await admin.send(imports.template)).data;
    expect(fileName).toBe('员工导入模板.xlsx');
    expect(await cellsOf(content)).toEqual([HEAD]);
    const notes = await readSheet(Buffer.from(content, 'base64'), 2);
    expect(notes.flat()).toEqual(expect.arrayContaining(['研发部', '管理员', '普通员工']));
    expect((await check(Buffer.from(content, 'base64'))).code).toBe(IMPORT_EMPTY.code);
  });

  it('the error file has only bad rows, formulas do not run, mended it uploads again', async () => {
    const mobile = newMobile();
    const view = await checked([
      ['=HYPERLINK("http://evil.example","点我")', mobile, '', '', '@SUM(1)', ''],
      ['好的', newMobile(), '', '', '', ''],
      ['张二', '123', '', '', '', ''],
    ]);
    expect(view).toMatchObject({ totalCount: 3, badCount: 2 });
    const { content } = (await admin.send(imports.errorFile, { id: view.id })).data;
    const cells = await cellsOf(content);
    expect(cells).toHaveLength(3);
    expect(cells[0]!.at(-1)).toBe('原因');
    expect(cells[1]![0]).toMatch(/^'=HYPERLINK/);
    expect(cells[1]![4]).toBe("'@SUM(1)");
    expect(cells[2]!.at(-1)).toBe('手机号：请输入 11 位手机号');
    const again = await check(Buffer.from(content, 'base64'));
    expect(again.data).toMatchObject({ totalCount: 2, badCount: 2 });
    const good = await checked([['好的', newMobile()]]);
    expect((await admin.send(imports.errorFile, { id: good.id })).code).toBe(NOT_FOUND.code);
  });
});

describe('importing and undoing', () => {
  it('good rows become invited staff: a message where registered, else a text; a double click imports once', async () => {
    const known = await t.person();
    const mobile = newMobile();
    const view = await checked([
      ['有账号', known.mobile, '', 'N1', '专员', ''],
      ['没账号', mobile, '', 'N2', '', '管理员'],
      ['坏的', '1', '', '', '', ''],
    ]);
    expect(view).toMatchObject({ badCount: 1 });
    const replies = await Promise.all([1, 2].map(() => admin.send(imports.run, { id: view.id })));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, CONFLICT.code]);
    expect(replies.find(({ code }) => code === 200)!.data).toEqual({ importedCount: 2, badCount: 1 });
    const listed = (await admin.send(members.list, { memberStatus: 3 })).data.list;
    expect(listed).toMatchObject([
      { memberName: '没账号', jobNumber: 'N2', roles: [{ roleName: '管理员' }] },
      { memberName: '有账号', jobNumber: 'N1', post: '专员', roles: [] },
    ]);
    await t.runJobs();
    expect(await db.$count(outboxMessage, eq(outboxMessage.receiver, mobile))).toBe(1);
    expect(await db.$count(outboxMessage, eq(outboxMessage.receiver, known.mobile))).toBe(0);
    expect(await db.$count(msgUser, eq(msgUser.userNo, known.userNo))).toBe(1);
    expect((await admin.send(imports.list)).data.list).toMatchObject([
      { importStatus: 2, userName: '人事', canUndo: true },
    ]);
  });

  it('rows gone bad after the check stay out', async () => {
    const mobile = newMobile();
    const view = await checked([
      ['甲', mobile],
      ['乙', newMobile()],
    ]);
    await admin.send(members.invite, { memberName: '甲', mobile });
    expect((await admin.send(imports.run, { id: view.id })).data).toEqual({ importedCount: 1, badCount: 1 });
    expect(reasonsIn((await admin.send(imports.view, { id: view.id })).data)).toEqual([
      [2, '手机号：已经在员工名单里'],
    ]);
  });

  it('undoing takes the untouched, leaves accepted and changed ones and says so; once only', async () => {
    const known = await t.person();
    const twice = newMobile();
    const view = await checked([
      ['接受', known.mobile],
      ['改过', newMobile()],
      ['原样', twice],
      ['重复', twice],
    ]);
    await admin.send(imports.run, { id: view.id });
    const { list } = (await known.send(members.invitationList)).data;
    await known.send(members.invitationAccept, { id: list[0]!.id });
    const changed = (await admin.send(members.list, { keyword: '改过' })).data.list[0]!;
    await admin.send(members.update, { id: changed.id, memberName: '改过', post: '主管' });
    const replies = await Promise.all([1, 2].map(() => admin.send(imports.undo, { id: view.id })));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, CONFLICT.code]);
    const { removedCount, kept } = replies.find(({ code }) => code === 200)!.data;
    expect(removedCount).toBe(1);
    expect(kept.map(({ name, reason }) => [name, reason])).toEqual([
      ['接受', '已经接受邀请'],
      ['改过', '导入之后改过资料'],
    ]);
    expect(await count()).toBe(3);
    expect((await admin.send(imports.view, { id: view.id })).data).toMatchObject({ importStatus: 3, canUndo: false });
  });

  it(`no undoing after ${UNDO_DAYS} days`, async () => {
    const view = await checked([['甲', newMobile()]]);
    expect((await admin.send(imports.undo, { id: view.id })).code).toBe(CONFLICT.code);
    await admin.send(imports.run, { id: view.id });
    await db.update(orgImport).set({ importedAt: '2026-01-01 00:00:00' }).where(eq(orgImport.id, view.id));
    expect((await admin.send(imports.undo, { id: view.id })).code).toBe(UNDO_TOO_LATE.code);
    expect((await admin.send(imports.list)).data.list[0]).toMatchObject({ canUndo: false });
  });

  it('asks the database as often for 500 lines as for 5', async () => {
    const statementsFor = async (size: number): Promise<number> => {
      const lines = Array.from({ length: size }, (_, at): Line => [`员工${at}`, newMobile(), '', `E${at}`, '职员', '']);
      const { id } = (await check(await bytesOf(lines))).data;
      const sent = await statementsOf(async () => {
        expect((await admin.send(imports.run, { id })).data.importedCount).toBe(size);
        expect((await admin.send(imports.undo, { id })).data.removedCount).toBe(size);
      });
      return workIn(sent).length;
    };
    expect(await statementsFor(500)).toBeLessThanOrEqual(await statementsFor(5));
    expect(await count()).toBe(1);
  });
});
