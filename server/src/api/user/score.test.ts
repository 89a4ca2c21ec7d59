import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { CONFLICT, INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as orgStudent from '#contract/user/orgStudent.ts';
import * as score from '#contract/user/score.ts';
import { NOT_HEAD, NOT_IN_OFFERING, NOT_RELEASABLE, SAME_SCORE } from '#contract/user/scoreFailures.ts';
import { orgStudent as orgStudentTable } from '#server/db/schema/organization.ts';
import { scoreTotal } from '#server/db/schema/score.ts';
import { userCourse } from '#server/db/schema/study.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { makeGrade, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T02:00:00Z'));
let school: School;
let [head, helper, classTeacher, one, other, stranger]: Person[] = [];
let gradeId: string;
beforeAll(async () => {
  school = await makeSchool(t);
  [head, helper, classTeacher] = [
    await makeTeacher(t, school, '主讲'),
    await makeTeacher(t, school, '助教'),
    await makeTeacher(t, school, '班主任'),
  ];
  [one, other] = [await bound('甲同学', '202301'), await bound('乙同学', '202302')];
  stranger = (await makeSchool(t)).admin;
  gradeId = await makeGrade(db, school, [one, other], [classTeacher]);
});

async function bound(studentName: string, studentNumber: string): Promise<Person> {
  const person = await t.person({ idCardName: studentName });
  const { userNo } = person;
  await db
    .insert(orgStudentTable)
    .values({ orgNo: school.orgNo, studentName, studentNumber, userNo, bindStatus: 1, className: '大数据' });
  return person;
}

const twoParts = [
  { partName: '平时', weight: 30 },
  { partName: '期末', weight: 70 },
];

async function opened() {
  const offeringId = await makeOffering(db, school, { teachers: [head!, helper!], gradeIds: [gradeId], credit: 30 });
  const { parts } = (await head!.send(score.parts, { offeringId, parts: twoParts })).data;
  return { offeringId, daily: parts[0]!.id, exam: parts[1]!.id };
}

const cell = (partId: string, { userNo }: Person, value: string) => ({ partId, userNo, value });

it('parts add up to a hundred and keep their marks when they are renamed, not when they are left out', async () => {
  const { offeringId, daily, exam } = await opened();
  const bad = await head!.send(score.parts, { offeringId, parts: [{ partName: '期末', weight: 90 }] });
  expect(bad.code).toBe(INVALID_INPUT.code);
  await helper!.send(score.enter, { offeringId, cells: [cell(daily, one!, '90'), cell(exam, one!, '缺考')] });
  const exchanged = await head!.send(score.parts, {
    offeringId,
    parts: [
      { id: daily, partName: '期末', weight: 40 },
      { id: exam, partName: '平时', weight: 60 },
    ],
  });
  expect(exchanged.data.parts.map(({ id, partName }) => [id, partName])).toEqual([
    [daily, '期末'],
    [exam, '平时'],
  ]);
  await head!.send(score.parts, { offeringId, parts: [{ id: daily, partName: '期末', weight: 100 }] });
  const { students } = (await head!.send(score.sheet, { offeringId })).data;
  expect(students.map(({ studentName, entries }) => [studentName, entries.length])).toEqual([
    ['甲同学', 1],
    ['乙同学', 0],
  ]);
  expect(students[0]!.entries).toMatchObject([{ partId: daily, score: 900, scoreMark: 0 }]);
});

it('marks are entered by who teaches it, for who is in it; whatever they are not is refused whole', async () => {
  const { offeringId, daily, exam } = await opened();
  const lone = await t.person();
  expect((await head!.send(score.enter, { offeringId, cells: [cell(daily, lone, '90')] })).code).toBe(
    NOT_IN_OFFERING.code,
  );
  expect((await classTeacher!.send(score.sheet, { offeringId })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(score.enter, { offeringId, cells: [cell(daily, one!, '90')] })).code).toBe(
    NOT_FOUND.code,
  );
  const wrong = await head!.send(score.enter, {
    offeringId,
    cells: [cell(daily, one!, '88'), cell(exam, one!, '101')],
  });
  expect(wrong).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'cells.1.value' }] } });
  await head!.send(score.enter, { offeringId, cells: [cell(daily, one!, '88'), cell(daily, one!, '89.5')] });
  const list = (await head!.send(score.offerings)).data.list.find((row) => row.offeringId === offeringId);
  expect(list).toMatchObject({ studentCount: 2, partCount: 2, enteredCount: 1, releaseState: 0, isHead: 1 });
  expect((await school.admin.send(score.sheet, { offeringId })).data.students[0]!.entries).toMatchObject([
    { score: 895 },
  ]);
});

it('is released whole, by the head, once; then a change has a reason and everybody concerned can read it', async () => {
  const { offeringId, daily, exam } = await opened();
  expect((await head!.send(score.release, { offeringId })).code).toBe(NOT_RELEASABLE.code);
  const cells = [
    cell(daily, one!, '81.5'),
    cell(exam, one!, '80'),
    cell(daily, other!, '免修'),
    cell(exam, other!, '59.9'),
  ];
  await helper!.send(score.enter, { offeringId, cells });
  expect((await helper!.send(score.release, { offeringId })).code).toBe(NOT_HEAD.code);
  expect((await one!.send(orgStudent.getScoreInfo)).data.terms).toEqual([]);
  const both = await Promise.all([1, 2].map(() => head!.send(score.release, { offeringId })));
  expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, CONFLICT.code]);
  expect((await one!.send(orgStudent.getScoreInfo)).data).toMatchObject({
    terms: [
      {
        termName: '2026-2027 学年第一学期',
        offerings: [{ total: 80.5, point: 3.05, isPassed: 1, teacherName: '主讲' }],
      },
    ],
    averagePoint: 3.05,
    earnedCredit: 3,
  });
  expect((await head!.send(score.enter, { offeringId, cells })).code).toBe(CONFLICT.code);
  const change = { offeringId, partId: exam, userNo: other!.userNo, value: '60', reason: '漏算一题' };
  expect((await helper!.send(score.correct, change)).code).toBe(NOT_HEAD.code);
  expect((await head!.send(score.correct, { ...change, reason: '' })).code).toBe(INVALID_INPUT.code);
  expect((await head!.send(score.correct, { ...change, value: '59.9' })).code).toBe(SAME_SCORE.code);
  expect((await head!.send(score.correct, change)).code).toBe(200);
  const total = and(eq(scoreTotal.offeringId, offeringId), eq(scoreTotal.userNo, other!.userNo));
  expect(await db.select().from(scoreTotal).where(total)).toMatchObject([{ total: 600, point: 100, isPassed: 1 }]);
  expect((await head!.send(score.sheet, { offeringId })).data.changes).toMatchObject([
    { before: '59.9', after: '60', reason: '漏算一题', studentName: '乙同学', actorName: '主讲' },
  ]);
});

it('a learner reads their own marks; teachers and the school those of their students, nobody else', async () => {
  const { userNo } = one!;
  const seen = async (person: Person) => {
    const { code, data } = await person.send(orgStudent.getScoreInfo, { userNo });
    return code === 200 ? data.terms.flatMap(({ offerings }) => offerings).length : code;
  };
  expect(await Promise.all([one!, head!, classTeacher!, school.admin].map(seen))).toEqual([1, 1, 1, 1]);
  expect(await Promise.all([other!, stranger!, await makeTeacher(t, school)].map(seen))).toEqual([404, 404, 404]);
});

it('says how far a learner is in each course', async () => {
  const { courseId } = await makeLessons(db, [60], { courseName: '学了一半', lecturerUserNo: head!.userNo });
  await enrol(db, { userNo: one!.userNo, courseId });
  await db.update(userCourse).set({ progress: 5000, periodDone: 1 }).where(eq(userCourse.courseId, courseId));
  const own = (await one!.send(orgStudent.listStudentCourse)).data.list;
  expect(own).toMatchObject([
    { courseName: '学了一半', studyProgress: 50, periodDone: 1, completedAt: null, credit: 0 },
  ]);
  const { userNo } = one!;
  expect((await head!.send(orgStudent.listStudentCourse, { userNo })).data.totalCount).toBe(1);
  expect((await classTeacher!.send(orgStudent.listStudentCourse, { userNo })).data.totalCount).toBe(0);
});
