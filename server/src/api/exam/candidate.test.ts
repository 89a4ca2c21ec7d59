import { beforeEach, describe, expect, it } from 'vitest';
import * as fails from '#contract/exam/assessmentFailures.ts';
import * as candidate from '#contract/exam/candidate.ts';
import { makeGrade, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { makeClassToExamine, saveMidterm } from '#test/exams.ts';
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
});
