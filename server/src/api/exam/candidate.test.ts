import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as fails from '#contract/exam/assessmentFailures.ts';
import * as candidate from '#contract/exam/candidate.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import * as message from '#contract/user/msg.ts';
import { IMPORT_COLUMNS, IMPORT_EMPTY, IMPORT_TOO_MANY, IMPORT_UNREADABLE } from '#contract/user/orgFailures.ts';
import { assessment } from '#server/db/schema/assessment.ts';
import { makePaper } from '#test/assessment.ts';
import { makeGrade, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { makeClassToExamine, saveMidterm } from '#test/exams.ts';
import { bytesOf, sendForm } from '#test/sheets.ts';
import type { Line } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-20T09:00:00+08:00'));
let school: School;
let teacher: Person;
let students: Person[];
let gradeId: string;
beforeEach(async () => {
  ({ school, teacher, students, gradeId } = await makeClassToExamine(t));
});

const save = (change: object = {}, by = teacher) => saveMidterm(by, change);
/** A draft with the class on its list. */
async function listed(): Promise<string> {
  const { id } = (await save()).data;
  await teacher.send(candidate.addGrades, { assessmentId: id, gradeIds: [gradeId] });
  return id;
}

describe('candidates', () => {
  it('come from classes and offerings, each once', async () => {
    const id = await listed();
    const offeringId = await makeOffering(db, school, { teachers: [teacher], gradeIds: [gradeId] });
    const add = (by: Person, ids: string[]) => by.send(candidate.addOfferings, { assessmentId: id, offeringIds: ids });
    expect((await add(teacher, [offeringId])).code).toBe(fails.NOBODY_TO_ADD.code);
    const other = await makeGrade(db, school, [await t.person()]);
    const wider = await makeOffering(db, school, { teachers: [teacher], gradeIds: [gradeId, other] });
    expect((await add(teacher, [wider])).data).toEqual({ addedCount: 1 });
    expect((await teacher.send(candidate.sources, {})).data).toMatchObject({
      grades: [{ id: gradeId, count: 3 }],
      offerings: [
        { id: wider, count: 4 },
        { id: offeringId, count: 3 },
      ],
      studentCount: null,
    });
  });

  it('not from what one neither runs nor teaches', async () => {
    const id = await listed();
    const others = await makeSchool(t);
    const foreign = await makeGrade(db, others, [await t.person()]);
    expect((await teacher.send(candidate.addGrades, { assessmentId: id, gradeIds: [gradeId, foreign] })).code).toBe(
      404,
    );
    const offering = await makeOffering(db, school);
    expect((await teacher.send(candidate.addOfferings, { assessmentId: id, offeringIds: [offering] })).code).toBe(404);
    expect((await teacher.send(candidate.addStudents, { assessmentId: id })).code).toBe(403);
    const stranger = await makeTeacher(t, school);
    expect((await stranger.send(candidate.page, { assessmentId: id })).code).toBe(404);
  });

  it('a list is read line by line', async () => {
    const { id } = (await save()).data;
    const [one, two] = students as [Person, Person];
    const lines = [
      { name: '林晓', number: one.mobile },
      { name: '张三', number: two.mobile },
      { name: '', number: one.mobile },
      { name: '谁', number: '404' },
    ];
    const checked = (await teacher.send(candidate.checkLines, { assessmentId: id, lines })).data;
    expect(checked).toMatchObject({ fineCount: 1, issues: [{ line: 2 }, { line: 3 }, { line: 4 }] });
    expect((await teacher.send(candidate.addLines, { assessmentId: id, lines })).data).toEqual({ addedCount: 1 });
    expect(await teacher.send(candidate.addOne, { assessmentId: id, key: '404' })).toMatchObject({
      code: 422,
      data: { issues: [{ path: 'key' }] },
    });
  });

  it('a list is read from a spreadsheet by what its columns are called, and nobody is added by that', async () => {
    const { id: assessmentId } = (await save()).data;
    const read = async (head: string[], lines: Line[], by = teacher) => {
      const file = { bytes: await bytesOf(head, lines), name: '名单.xlsx', fields: { assessmentId } };
      return sendForm<{ lines: unknown[] }>(t, candidate.readSheet.path, by, file);
    };
    const [one, two] = students as [Person, Person];
    const rows: Line[] = [
      [1, one.mobile, '林晓', null],
      [null, null, null, null],
      [2, two.mobile, '周远', 23010102],
    ];
    const { data } = await read(['序号', '手机号', '姓名', '学号'], rows);
    expect(data.lines).toEqual([
      { name: '林晓', number: one.mobile },
      { name: '周远', number: '23010102' },
    ]);
    expect((await teacher.send(candidate.page, { assessmentId })).data.totalCount).toBe(0);
    expect((await read(['姓名', '班级'], [['林晓', '一班']])).code).toBe(IMPORT_COLUMNS.code);
    expect((await read(['姓名', '学号'], [])).code).toBe(IMPORT_EMPTY.code);
    const many = Array.from({ length: candidate.MOST_LINES + 1 }, (_, at): Line => ['谁', 23010000 + at]);
    expect((await read(['姓名', '学号'], many)).code).toBe(IMPORT_TOO_MANY.code);
    const noSheet = { bytes: Buffer.from('姓名,学号'), name: '名单.xlsx', fields: { assessmentId } };
    expect((await sendForm(t, candidate.readSheet.path, teacher, noSheet)).code).toBe(IMPORT_UNREADABLE.code);
    const stranger = await makeTeacher(t, school);
    expect((await read(['姓名', '学号'], [['林晓', 1]], stranger)).code).toBe(404);
  });

  it('may have more time and may leave before the start', async () => {
    const id = await listed();
    const { list } = (await teacher.send(candidate.page, { assessmentId: id })).data;
    const grant = { id: list[0]!.id, extraMinutes: 30, extraReason: '手臂受伤' };
    expect((await teacher.send(candidate.extra, grant)).code).toBe(200);
    await teacher.send(candidate.remove, { assessmentId: id, ids: [list[1]!.id] });
    const after = (await teacher.send(candidate.page, { assessmentId: id })).data;
    expect(after.list).toMatchObject([{ extraMinutes: 30, extraReason: '手臂受伤', sittingState: null }, {}]);
    expect((await teacher.send(candidate.page, { assessmentId: id, keyword: '没有这人' })).data.totalCount).toBe(0);
    expect((await teacher.send(candidate.page, { assessmentId: id, state: 0 })).data.totalCount).toBe(2);
  });

  it('are told when they come or go once it is published, and not before', async () => {
    const id = await listed();
    const newest = async (who: Person) => (await who.send(message.list)).data.list[0]?.msgTitle ?? '';
    const { paperId, versionId: paperVersionId } = await makePaper(db, { authorUserNo: teacher.userNo });
    const published = { assessmentState: AssessmentState.published, paperId, paperVersionId };
    const late = await t.person();
    const other = await makeGrade(db, school, [late], [teacher]);
    await db.update(assessment).set(published).where(eq(assessment.id, id));
    expect(await newest(students[0]!)).toBe('');
    expect((await teacher.send(candidate.addGrades, { assessmentId: id, gradeIds: [other] })).code).toBe(200);
    expect(await newest(late)).toBe('你有一场考试：期中考试');
    expect(await newest(students[0]!)).toBe('');
    const { list } = (await teacher.send(candidate.page, { assessmentId: id })).data;
    await teacher.send(candidate.remove, { assessmentId: id, ids: list.map((one) => one.id).slice(0, 4) });
    expect(await newest(late)).toBe('你不用参加这场考试了：期中考试');
  });
});
