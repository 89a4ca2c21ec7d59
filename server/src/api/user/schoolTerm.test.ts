import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as orgStudent from '#contract/user/orgStudent.ts';
import * as failures from '#contract/user/schoolFailures.ts';
import * as term from '#contract/user/schoolTerm.ts';
import { makeLesson, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import { orgStudent as studentTable } from '../../db/schema/organization.ts';
import { schoolTerm } from '../../db/schema/school.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-23T02:00:00Z'));
const school = await makeSchool(t);
const other = await makeSchool(t);
const { admin, termId } = school;
const spring = { schoolYear: '2026-2027', semester: 2, beginOn: '2027-03-01', weeks: 18 } as const;
const autumn = { schoolYear: '2026-2027', semester: 1, beginOn: '2026-09-07', weeks: 18 } as const;

it('a semester begins on a Monday and has 1 to 30 weeks; the sentence stands at the field', async () => {
  const issuesOf = async (facts: object) => {
    const { data } = await admin.send(term.save, { ...spring, ...facts });
    return (data as unknown as { issues: { path: string; message: string }[] }).issues;
  };
  expect(await issuesOf({ beginOn: '2027-03-02' })).toEqual([
    { path: 'beginOn', message: '学期从周一开始，请选一个周一' },
  ]);
  expect(await issuesOf({ weeks: 31 })).toEqual([{ path: 'weeks', message: '最多 30 周' }]);
  expect(await issuesOf({ weeks: 0 })).toEqual([{ path: 'weeks', message: '至少 1 周' }]);
  expect(await issuesOf({ schoolYear: '2026-2028' })).toEqual([{ path: 'schoolYear', message: '请选择学年' }]);
});

it('two of one school never overlap, also when both are added at once; another school has its own', async () => {
  const clash = await admin.send(term.save, { ...spring, beginOn: '2027-01-04' });
  expect(clash.code).toBe(failures.TERM_OVERLAPS.code);
  expect((await admin.send(term.save, { ...spring, semester: 1 })).code).toBe(failures.TERM_TAKEN.code);
  const years = ['2027-2028', '2028-2029'].map((schoolYear) => ({ ...autumn, schoolYear, beginOn: '2027-09-06' }));
  const replies = await Promise.all(years.map((facts) => admin.send(term.save, facts)));
  expect(replies.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.TERM_OVERLAPS.code]);
  expect((await other.admin.send(term.save, spring)).code).toBe(200);
});

it('one with lessons is not moved, nor cut before its last lesson; longer it may become', async () => {
  const offeringId = await makeOffering(db, school);
  await makeLesson(db, school, { offeringId, day: '2026-12-16', week: 15 });
  const moved = await admin.send(term.update, { id: termId, ...autumn, beginOn: '2026-09-14' });
  expect(moved).toMatchObject({ code: failures.TERM_HAS_LESSONS.code, data: { issues: [{ path: 'beginOn' }] } });
  const short = await admin.send(term.update, { id: termId, ...autumn, weeks: 14 });
  expect(short).toMatchObject({
    code: failures.TERM_TOO_SHORT.code,
    msg: '最后一节课在第 15 周（2026-12-16），周数不能更少',
    data: { issues: [{ path: 'weeks' }] },
  });
  for (const weeks of [15, 20])
    expect((await admin.send(term.update, { id: termId, ...autumn, weeks })).code).toBe(200);
  expect(await admin.send(term.remove, { id: termId })).toMatchObject({
    code: failures.TERM_IN_USE.code,
    msg: '这个学期已经有 1 个开课，不能删除',
  });
  const { list } = (await admin.send(term.list)).data;
  expect(list.find(({ id }) => id === termId)).toMatchObject({
    weeks: 20,
    endOn: '2027-01-24',
    isCurrent: 1,
    week: 12,
    countOffering: 1,
    countLesson: 1,
  });
});

it('an empty one can be removed; those of another school cannot be reached, nor by who lacks the permission', async () => {
  const { id } = (await other.admin.send(term.save, { ...autumn, schoolYear: '2030-2031', beginOn: '2030-09-02' }))
    .data;
  expect((await admin.send(term.update, { id, ...spring })).code).toBe(NOT_FOUND.code);
  expect((await admin.send(term.remove, { id })).code).toBe(NOT_FOUND.code);
  const plain = await t.person({ userType: 4, orgNo: school.orgNo });
  expect((await plain.send(term.list)).code).toBe(NO_PERMISSION.code);
  expect((await other.admin.send(term.remove, { id })).code).toBe(200);
  expect(await db.$count(schoolTerm, eq(schoolTerm.id, id))).toBe(0);
});

it('learners, lecturers and staff see the semesters of their school; nobody else any', async () => {
  const teacher = await makeTeacher(t, school);
  const learner = await t.person();
  const mine = async (person = learner) => (await person.send(orgStudent.listMySchoolYearSemester)).data.list;
  expect(await mine()).toEqual([]);
  const bound = { orgNo: school.orgNo, studentName: '林晓', studentNumber: '1', bindStatus: 1 } as const;
  await db.insert(studentTable).values({ ...bound, userNo: learner.userNo });
  for (const person of [learner, teacher, admin]) {
    const found = await mine(person);
    expect(found.map(({ isCurrent }) => isCurrent)).toEqual([0, 1]);
    expect(found.at(-1)).toMatchObject({ id: termId, semester: 1, week: 12 });
  }
});
