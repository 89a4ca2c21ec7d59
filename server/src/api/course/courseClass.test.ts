import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  NOT_PLANNED,
  NOT_RUNNING,
  OFFERING_ENDED,
  OFFERING_FULL,
  OFFERING_IN_USE,
} from '#contract/course/classFailures.ts';
import * as klass from '#contract/course/courseClass.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as term from '#contract/user/schoolTerm.ts';
import { makeGrade, makeLesson, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { grade } from '../../db/schema/grade.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { userIdentity } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-23T02:00:00Z'));
const school = await makeSchool(t);
const other = await makeSchool(t);
const { admin, termId } = school;
const teacher = await makeTeacher(t, school);

let next = 0;

/** A student of the school with an account, on its list. */
async function enrolled({ orgNo }: School, bindStatus: 0 | 1 = 1): Promise<Person & { number: string }> {
  const person = await t.person();
  const number = `S${(next += 1)}`;
  const userNo = bindStatus === 1 ? person.userNo : null;
  await db.insert(orgStudent).values({ orgNo, userNo, studentName: `学生${next}`, studentNumber: number, bindStatus });
  return { ...person, number };
}

const wish = {
  termId,
  offeringName: '数据清洗',
  lessonKind: 1 as const,
  credit: 2.5,
  hours: 36,
  seats: 3,
  teacherUserNos: [teacher.userNo],
};
const open = async (facts: object = {}) => (await admin.send(klass.save, { ...wish, ...facts })).data.id;
const names = async (by: Person, filter: object = {}) =>
  (await by.send(klass.list, filter)).data.list.map(({ offeringName }) => offeringName);

it('everybody is on a roster once, with the class they come through', async () => {
  const [one, two, alone] = [await enrolled(school), await enrolled(school), await enrolled(school)];
  const gradeId = await makeGrade(db, school, [one, two], [teacher]);
  const id = await open({ gradeIds: [gradeId], seats: 5 });
  const added = await teacher.send(klass.addStudents, { id, studentNumbers: alone.number.toLowerCase() });
  expect(added.data).toEqual({ addedCount: 1 });
  const { list } = (await admin.send(klass.roster, { id })).data;
  expect(list.map(({ studentNumber, isSingle }) => [studentNumber, isSingle])).toEqual([
    [one.number, 0],
    [two.number, 0],
    [alone.number, 1],
  ]);
  expect((await admin.send(klass.roster, { id, isSingle: 1 })).data.totalCount).toBe(1);
  expect((await admin.send(klass.roster, { id, keyword: two.number })).data.totalCount).toBe(1);
  expect((await admin.send(klass.view, { id })).data).toMatchObject({
    credit: 2.5,
    countStudent: 3,
    countSingle: 1,
    teachers: [{ userNo: teacher.userNo, isHead: 1 }],
  });
  const twice = await admin.send(klass.addStudents, { id, studentNumbers: one.number });
  expect(twice).toMatchObject({ code: 422, msg: `${one.number} 已经在这个开课的名单里` });
  await teacher.send(klass.removeStudents, { id, userNos: [one.userNo, alone.userNo] });
  expect((await admin.send(klass.roster, { id })).data.totalCount).toBe(2);
});

it('numbers that are unknown or without an account are told, and nobody is added', async () => {
  const id = await open();
  const [good, free, stranger] = [await enrolled(school), await enrolled(school, 0), await enrolled(other)];
  const studentNumbers = [good.number, free.number, stranger.number].join('\n');
  expect(await admin.send(klass.addStudents, { id, studentNumbers })).toMatchObject({
    code: 422,
    data: {
      issues: [
        {
          path: 'studentNumbers',
          message: `${free.number} 还没有绑定账号；${stranger.number} 本校的学生名单里没有这个学号`,
        },
      ],
    },
  });
  expect((await admin.send(klass.roster, { id })).data.totalCount).toBe(0);
});

it('seats are never exceeded, not by two at once, not by a class, not by fewer seats', async () => {
  const id = await open();
  const people = await Promise.all([1, 2, 3, 4].map(() => enrolled(school)));
  const pairs = [people.slice(0, 2), people.slice(2)];
  const replies = await Promise.all(
    pairs.map((pair) => admin.send(klass.addStudents, { id, studentNumbers: pair.map((one) => one.number).join() })),
  );
  expect(replies.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, OFFERING_FULL.code]);
  const gradeId = await makeGrade(db, school, [await enrolled(school), await enrolled(school)]);
  const { termId: _, ...facts } = wish;
  const full = await admin.send(klass.update, { id, ...facts, gradeIds: [gradeId] });
  expect(full).toMatchObject({ code: OFFERING_FULL.code, msg: '名单有 4 人，人数上限是 3，超出 1 人' });
  expect((await admin.send(klass.update, { id, ...facts, seats: 1 })).code).toBe(OFFERING_FULL.code);
  expect((await admin.send(klass.update, { id, ...facts, gradeIds: [gradeId], seats: 4 })).code).toBe(200);
});

it('only what the school has goes into an offering; the sentence stands at the field', async () => {
  const theirs = await makeTeacher(t, other);
  const gradeId = await makeGrade(db, other);
  const pathOf = async (facts: object) => {
    const { data } = await admin.send(klass.save, { ...wish, ...facts });
    return (data as unknown as { issues: { path: string }[] }).issues[0]!.path;
  };
  expect(await pathOf({ teacherUserNos: [theirs.userNo] })).toBe('teacherUserNos');
  expect(await pathOf({ gradeIds: [gradeId] })).toBe('gradeIds');
  expect(await pathOf({ termId: other.termId })).toBe('termId');
  expect(await pathOf({ courseId: '99' })).toBe('courseId');
});

it('planned, taught, closed, taken back; closed it is fixed, taught it is not deleted', async () => {
  const id = await open();
  const { termId: _, ...facts } = wish;
  expect((await admin.send(klass.close, { id })).msg).toBe(NOT_RUNNING.msg);
  const starts = await Promise.all([1, 2].map(() => admin.send(klass.start, { id })));
  expect(starts.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, NOT_PLANNED.code]);
  expect((await admin.send(klass.remove, { id })).code).toBe(OFFERING_IN_USE.code);
  expect((await admin.send(klass.close, { id })).code).toBe(200);
  const student = await enrolled(school);
  expect((await admin.send(klass.update, { id, ...facts })).code).toBe(OFFERING_ENDED.code);
  const late = await teacher.send(klass.addStudents, { id, studentNumbers: student.number });
  expect(late.code).toBe(OFFERING_ENDED.code);
  expect((await admin.send(klass.reopen, { id })).code).toBe(200);
  const planned = await open();
  await makeLesson(db, school, { offeringId: planned, day: '2026-11-25', week: 12 });
  expect((await admin.send(klass.remove, { id: planned })).code).toBe(OFFERING_IN_USE.code);
  const empty = await open();
  expect((await admin.send(klass.remove, { id: empty })).code).toBe(200);
});

it('a lecturer sees and keeps the rosters of what they teach, and decides nothing of the school', async () => {
  const colleague = await makeTeacher(t, school, '何知夏');
  const id = await open({ offeringName: '商品摄影', teacherUserNos: [colleague.userNo] });
  expect(await names(colleague)).toEqual(['商品摄影']);
  expect(await names(admin, { teacherUserNo: colleague.userNo })).toEqual(['商品摄影']);
  expect((await teacher.send(klass.view, { id })).code).toBe(NOT_FOUND.code);
  expect((await teacher.send(klass.roster, { id })).code).toBe(NOT_FOUND.code);
  expect((await colleague.send(klass.start, { id })).code).toBe(NO_PERMISSION.code);
  expect((await colleague.send(klass.save, wish)).code).toBe(NO_PERMISSION.code);
  const plain = await t.person({ userType: 4, orgNo: school.orgNo });
  for (const person of [plain, await t.person()]) {
    expect((await person.send(klass.list)).code).toBe(NO_PERMISSION.code);
  }
  for (const call of [klass.view, klass.start, klass.remove]) {
    expect((await other.admin.send(call, { id })).code).toBe(NOT_FOUND.code);
  }
});

it('a learner finds what they are in, once it has begun', async () => {
  const learner = await enrolled(school);
  const gradeId = await makeGrade(db, school, [learner]);
  const id = await open({ offeringName: '视听语言', gradeIds: [gradeId] });
  const mine = async (filter: object = {}) =>
    (await learner.send(klass.mine, filter)).data.list.map(({ offeringName }) => offeringName);
  expect(await mine()).toEqual([]);
  await admin.send(klass.start, { id });
  expect(await mine()).toEqual(['视听语言']);
  expect(await mine({ termId: other.termId })).toEqual([]);
});

it('a semester is copied with what is still there, and a second time nothing is', async () => {
  const spring = { schoolYear: '2026-2027', semester: 2, beginOn: '2027-03-01', weeks: 18 } as const;
  const toTermId = (await admin.send(term.save, spring)).data.id;
  const left = await makeTeacher(t, school, '唐拾忆');
  const [kept, gone] = [await makeGrade(db, school), await makeGrade(db, school)];
  const ids = [
    await open({ offeringName: '统计学', gradeIds: [kept] }),
    await open({ offeringName: '英语', gradeIds: [gone], teacherUserNos: [left.userNo, teacher.userNo] }),
  ];
  await db.update(userIdentity).set({ statusId: 0 }).where(eq(userIdentity.userNo, left.userNo));
  const [disbanded] = await db.update(grade).set({ gradeState: 2 }).where(eq(grade.id, gone)).returning();
  const done = (await admin.send(klass.copy, { toTermId, ids })).data;
  expect(done).toEqual({ copiedCount: 2, skippedNames: [], leftOut: ['唐拾忆', disbanded!.gradeName] });
  const { list } = (await admin.send(klass.list, { termId: toTermId })).data;
  expect(list).toMatchObject([
    { offeringName: '英语', offeringState: 0, grades: [], teachers: [{ userNo: teacher.userNo }] },
    { offeringName: '统计学', offeringState: 0, grades: [{ id: kept }] },
  ]);
  const again = (await admin.send(klass.copy, { toTermId, ids: ids.slice(0, 1) })).data;
  expect(again).toEqual({ copiedCount: 0, skippedNames: ['统计学'], leftOut: [] });
  const bare = (
    await admin.send(klass.copy, {
      toTermId,
      ids: [await open({ offeringName: '体育' })],
      withTeachers: 0,
      withGrades: 0,
    })
  ).data;
  expect(bare.copiedCount).toBe(1);
  expect((await other.admin.send(klass.copy, { toTermId: other.termId, ids })).code).toBe(NOT_FOUND.code);
  expect(await admin.send(klass.copy, { toTermId: other.termId, ids })).toMatchObject({
    data: { issues: [{ path: 'toTermId' }] },
  });
});
