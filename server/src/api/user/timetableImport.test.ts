import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import writeExcel from 'write-excel-file/node';
import * as imports from '#contract/user/timetableImport.ts';
import { lesson, lessonClaim } from '#server/db/schema/timetable.ts';
import { grade } from '#server/db/schema/grade.ts';
import { makeGrade, makeOffering, makeRoom, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { bytesOf, checkSheet, reasonsIn } from '#test/sheets.ts';
import type { Line } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const HEAD = ['学期*', '课程*', '班级*', '教师', '星期*', '节次*', '周次*', '教室'];
const TERM = '2026-2027 第一学期';

let school: School;
let [one, two] = ['', ''];

beforeEach(async () => {
  t.setNow(new Date('2026-09-01T08:00:00+08:00'));
  school = await makeSchool(t);
  const teachers = [await makeTeacher(t, school, '陈砚清'), await makeTeacher(t, school, '周亦宁')];
  const grades = [await makeGrade(db, school, [await t.person()]), await makeGrade(db, school)];
  const names = await db.select().from(grade).where(eq(grade.orgNo, school.orgNo)).orderBy(grade.id);
  [one, two] = names.map(({ gradeName }) => gradeName) as [string, string];
  await makeOffering(db, school, { name: '数据清洗', teachers: [teachers[0]!], gradeIds: [grades[0]!] });
  await makeOffering(db, school, { name: '视频剪辑', teachers: [teachers[1]!], gradeIds: [grades[1]!] });
  await makeRoom(db, school, { roomName: '3-402' });
  await makeRoom(db, school, { roomName: '小间', seats: 0 });
});

const check = async (lines: Line[]) => (await checkSheet(t, imports, school.admin, await bytesOf(HEAD, lines))).data;
const lessonCount = () => db.$count(lesson, eq(lesson.orgNo, school.orgNo));

it('a sheet becomes lessons, and can be undone', async () => {
  const view = await check([
    [TERM, '数据清洗', one, '', '三', '3-4', '1-16', '3-402'],
    [TERM, '视频剪辑', two, '周亦宁', '周四', '1-2', '1-15 单', '教学楼 3-402'],
  ]);
  expect(reasonsIn(view)).toEqual([]);
  expect((await school.admin.send(imports.run, { id: view.id })).data).toEqual({ importedCount: 2, badCount: 0 });
  expect(await lessonCount(), 'sixteen weeks, and eight odd ones').toBe(24);
  const undone = await school.admin.send(imports.undo, { id: view.id });
  expect(undone.code).toBe(200);
  expect(await db.$count(lessonClaim, eq(lessonClaim.lessonState, 1))).toBe(0);
});

it('every bad line says why: cells first, then clashes with the timetable and with lines before it', async () => {
  const first = await check([[TERM, '数据清洗', one, '', '三', '3-4', '1-16', '3-402']]);
  await school.admin.send(imports.run, { id: first.id });
  const view = await check([
    ['上学期', '数据清洗', one, '', '三', '3-4', '1-16', ''],
    [TERM, '没有的课', one, '', '三', '3-4', '1-16', ''],
    [TERM, '数据清洗', two, '', '三', '3-4', '1-16', ''],
    [TERM, '数据清洗', one, '没有人', '三', '3-4', '1-16', ''],
    [TERM, '数据清洗', one, '', '礼拜三', '3-4', '1-16', ''],
    [TERM, '数据清洗', one, '', '三', '3月4日', '1-16', ''],
    [TERM, '数据清洗', one, '', '一', '3-4', '1-53', ''],
    [TERM, '数据清洗', one, '', '一', '3-4', '1-16', '小间'],
    [TERM, '视频剪辑', two, '', '三', '4-5', '3', '3-402'],
    [TERM, '视频剪辑', two, '', '五', '1-2', '1-16', ''],
    [TERM, '视频剪辑', two, '', '五', '2-3', '8', ''],
  ]);
  expect(reasonsIn(view)).toEqual([
    [2, '学期：没有这个学期，请写全，如 2026-2027 第一学期'],
    [3, '课程：这个学期没有这门开课'],
    [4, '班级：这门开课的班级不是这几个'],
    [5, '教师：本校没有叫「没有人」的教师'],
    [6, '星期：请写一到日，或 1 到 7'],
    [7, '节次：请写作息里有的节次，如 3-4'],
    [8, '周次：请写这个学期的周次（共 18 周），如 1-16'],
    [9, '教室：教室有 0 个座位，名单上有 1 人，坐不下'],
    [10, '节次：周三第 4–5 节与「数据清洗」冲突'],
    [12, '节次：周五第 2–3 节与第 11 行的「视频剪辑」冲突'],
  ]);
});

it('cells that are joined hold what stands in the first, and a date is no period: both lines say so', async () => {
  const march = { value: new Date('2026-03-04T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' } as const;
  const joined = writeExcel([
    HEAD,
    [{ value: TERM, rowSpan: 2 }, '数据清洗', one, '', '三', '3-4', '1-16', ''],
    [null, '视频剪辑', two, '', '三', '5-6', '1-16', ''],
    [TERM, '视频剪辑', two, '', '一', march, '1-16', ''],
  ]);
  const view = (await checkSheet(t, imports, school.admin, await joined.toBuffer())).data;
  expect(reasonsIn(view)).toEqual([
    [3, '学期：没有这个学期，请写全，如 2026-2027 第一学期'],
    [4, '节次：请写作息里有的节次，如 3-4'],
  ]);
  expect((await school.admin.send(imports.run, { id: view.id })).data).toEqual({ importedCount: 1, badCount: 2 });
});

it('a line that clashes keeps what it wishes, for the form of a plan', async () => {
  const first = await check([[TERM, '数据清洗', one, '', '三', '3-4', '1-16', '3-402']]);
  await school.admin.send(imports.run, { id: first.id });
  const view = await check([
    [TERM, '视频剪辑', two, '', '三', '4-5', '3', '3-402'],
    [TERM, '没有的课', one, '', '三', '3-4', '1-16', ''],
  ]);
  const wished = await school.admin.send(imports.rowPlan, { id: view.id, row: 2 });
  expect(wished.data).toMatchObject({
    termId: school.termId,
    offering: { offeringName: '视频剪辑', gradeNames: [two] },
    weekday: 3,
    fromBell: 4,
    toBell: 5,
    fromWeek: 3,
    toWeek: 3,
    parity: 0,
    room: { name: '教学楼 3-402' },
    teachers: [{ name: '周亦宁' }],
  });
  expect((await school.admin.send(imports.rowPlan, { id: view.id, row: 3 })).code).toBe(422);
});
