import { and, eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONFLICT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as depart from '#contract/user/orgDepart.ts';
import { IMPORT_COLUMNS, IMPORT_EMPTY, IMPORT_NOTHING_GOOD } from '#contract/user/orgFailures.ts';
import * as imports from '#contract/user/orgStudentImport.ts';
import * as memberImports from '#contract/user/orgMembersImport.ts';
import * as student from '#contract/user/orgStudent.ts';
import type { ImportView } from '#contract/user/sheetImport.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import { makeOrg } from '#seed/make/org.ts';
import { closeOrgs } from '#test/closeOrgs.ts';
import { bytesOf, checkSheet, reasonsIn } from '#test/sheets.ts';
import type { Line } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember, orgStudent } from '../../db/schema/organization.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
const HEAD = ['姓名*', '学号*', '院系', '专业', '班级', '入学年份'];
let orgNo: string;
let admin: Person;
beforeEach(async () => {
  await closeOrgs(db);
  orgNo = await makeOrg(db, { orgType: 4, orgName: '测试学校' });
  admin = await t.person({ userType: 4, orgNo, isAdmin: true, nickname: '教务' });
});

const check = async (lines: Line[], by = admin): Promise<ImportView> =>
  (await checkSheet(t, imports, by, await bytesOf(HEAD, lines))).data;
const roster = () => db.$count(orgStudent, and(eq(orgStudent.orgNo, orgNo), enabled(orgStudent)));

describe('checking', () => {
  it('every problem of every row is told, nothing joins the roster', async () => {
    await admin.send(depart.save, { departName: '信息学院' });
    await admin.send(student.save, { studentName: '已经在', studentNumber: 'S1' });
    const view = await check([
      ['张一', 2026001, '信息学院', '大数据', '大数据 2601', 2026],
      ['', 'x y', '没有的院系', '长'.repeat(61), '', '二六'],
      ['张三', 's1', '', '', '', '2026级'],
      ['张四', '2026001', '', '', '', 1800],
      [null, null, null, null, null, null],
    ]);
    expect(view).toMatchObject({ totalCount: 4, badCount: 3, importStatus: 1, fileName: '名单.xlsx' });
    expect(view).not.toHaveProperty('registeredCount');
    expect(reasonsIn(view)).toEqual([
      [
        3,
        '姓名：请输入姓名',
        '学号：学号由 2 到 30 位字母、数字或短横线组成',
        '专业：专业最多 60 个字',
        '入学年份：请写四位数字的年份，如 2026',
        '院系：没有部门「没有的院系」',
      ],
      [4, '学号：已经在学生名单里'],
      [5, '入学年份：请写四位数字的年份，如 2026', '学号：和第 2 行重复'],
    ]);
    expect(await roster()).toBe(1);
  });

  it('wrong heads and contents are told; without permission nothing is checked', async () => {
    const wrong = await checkSheet(t, imports, admin, await bytesOf(['姓名', '手机号'], [['a', 'b']]));
    expect(wrong).toMatchObject({ code: IMPORT_COLUMNS.code, msg: '表头里没有「学号」，请用模板填写' });
    const empty = await checkSheet(t, imports, admin, await bytesOf(HEAD, []));
    expect(empty).toMatchObject({ code: IMPORT_EMPTY.code, msg: '文件里没有学生，请从第 2 行开始填写' });
    const plain = await t.person({ userType: 4, orgNo });
    expect((await checkSheet(t, imports, plain, await bytesOf(HEAD, []))).code).toBe(NO_PERMISSION.code);
  });

  it('with one faculty only that branch is imported, imports of others are unseen', async () => {
    const { id } = (await admin.send(depart.save, { departName: '信息学院' })).data;
    await admin.send(depart.save, { departName: '医学院' });
    const tutor = await t.person({ userType: 4, orgNo });
    const own = {
      orgNo,
      userType: UserType.school,
      roleName: '辅导员',
      codes: ['student:edit'],
      powerLevel: PowerLevel.department,
    };
    const [role] = await db.insert(authRole).values(own).returning();
    await db.update(userIdentity).set({ roleId: role!.id }).where(eq(userIdentity.userNo, tutor.userNo));
    await db.update(orgMember).set({ departmentId: id }).where(eq(orgMember.userNo, tutor.userNo));
    const view = await check(
      [
        ['甲', 'A1', '信息学院'],
        ['乙', 'A2', '医学院'],
        ['丙', 'A3', ''],
      ],
      tutor,
    );
    expect(reasonsIn(view)).toEqual([
      [3, '院系：不在你管理的范围里'],
      [4, '院系：请填写你管理的部门'],
    ]);
    const whole = await check([['丁', 'A4']]);
    expect((await tutor.send(imports.view, { id: whole.id })).code).toBe(NOT_FOUND.code);
    expect((await tutor.send(imports.list)).data.totalCount).toBe(1);
    expect((await admin.send(imports.list)).data.list).toMatchObject([{ userName: '教务' }, {}]);
  });
});

describe('importing and undoing', () => {
  it('good rows join the roster, bad ones can be mended and sent again; a double click imports once, nobody is disturbed', async () => {
    const view = await check([
      ['张一', 'a-1', '', '软件', '软件 1 班', '2026级'],
      ['=1+1', '', '', '', '', ''],
    ]);
    const before = await db.$count(outboxMessage);
    const replies = await Promise.all([1, 2].map(() => admin.send(imports.run, { id: view.id })));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, CONFLICT.code]);
    expect((await admin.send(student.page)).data.list).toMatchObject([
      { studentName: '张一', studentNumber: 'A-1', major: '软件', className: '软件 1 班', entryYear: 2026 },
    ]);
    await t.runJobs();
    expect(await db.$count(outboxMessage)).toBe(before);
    const { fileName, content } = (await admin.send(imports.errorFile, { id: view.id })).data;
    expect(fileName).toBe('需要修改的学生.xlsx');
    const [, line] = await readSheet(Buffer.from(content, 'base64'));
    expect([line![0], line!.at(-1)]).toEqual(["'=1+1", '学号：学号由 2 到 30 位字母、数字或短横线组成']);
    expect((await admin.send(imports.errorFile, { id: (await check([['好', 'B1']])).id })).code).toBe(NOT_FOUND.code);
  });

  it('undoing takes the untouched, leaves bound and changed ones and says so', async () => {
    const view = await check([
      ['绑定', 'B1'],
      ['改过', 'B2'],
      ['原样', 'B3'],
    ]);
    await admin.send(imports.run, { id: view.id });
    const learner = await t.person();
    const claim = { orgNo, studentName: '绑定', studentNumber: 'B1' };
    expect((await learner.send(student.bindSchoolInfo, claim)).data).toEqual({ bindStatus: 1 });
    const { id } = (await admin.send(student.page, { keyword: 'B2' })).data.list[0]!;
    await admin.send(student.update, { id, studentName: '改过', studentNumber: 'B2', major: '软件' });
    const { removedCount, kept } = (await admin.send(imports.undo, { id: view.id })).data;
    expect(removedCount).toBe(1);
    expect(kept).toEqual([
      { name: '绑定', mark: 'B1', reason: '已经绑定账号' },
      { name: '改过', mark: 'B2', reason: '导入之后改过资料' },
    ]);
    expect(await roster()).toBe(2);
    expect((await admin.send(imports.undo, { id: view.id })).code).toBe(CONFLICT.code);
  });

  it('numbers taken after the check stay out; with all taken nothing is imported', async () => {
    const view = await check([['甲', 'C1']]);
    await admin.send(student.save, { studentName: '先来', studentNumber: 'C1' });
    expect((await admin.send(imports.run, { id: view.id })).code).toBe(IMPORT_NOTHING_GOOD.code);
  });

  it('an import of staff does not serve as one of students', async () => {
    const bytes = await bytesOf(['姓名', '手机号'], [['甲', '13600000001']]);
    const { id } = (await checkSheet(t, memberImports, admin, bytes)).data;
    const replies = [
      await admin.send(imports.view, { id }),
      await admin.send(imports.errorFile, { id }),
      await admin.send(imports.run, { id }),
      await admin.send(imports.undo, { id }),
    ];
    expect(replies.map(({ code }) => code)).toEqual([404, 404, 404, 404]);
  });
});
