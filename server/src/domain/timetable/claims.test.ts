import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeGrade, makeLesson, makeOffering, makeRoom, makeSchool, makeTeacher } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import { lesson } from '../../db/schema/timetable.ts';
import { violatedRule } from '../../db/violation.ts';
import { rosterOf } from '../school/roster.ts';

const t = await testApp();
const { db } = t.database;
const school = await makeSchool(t);
const teacher = await makeTeacher(t, school);
const learner = await t.person();
const gradeId = await makeGrade(db, school, [learner], [teacher]);
const roomId = await makeRoom(db, school);
const offeringId = await makeOffering(db, school, { teachers: [teacher], gradeIds: [gradeId] });
const when = { offeringId, day: '2026-09-09', week: 1 };

const refusal = (writing: Promise<unknown>): Promise<string | undefined> =>
  writing.then(
    () => undefined,
    (error: unknown) => violatedRule(error),
  );

it('nobody and nothing is in two lessons at once, whatever writes', async () => {
  await makeLesson(db, school, { ...when, teachers: [teacher], roomId, gradeIds: [gradeId] });
  for (const held of [{ teachers: [teacher] }, { roomId }, { gradeIds: [gradeId] }]) {
    expect(await refusal(makeLesson(db, school, { ...when, fromBell: 2, toBell: 3, ...held }))).toBe(
      'lesson_claim_apart',
    );
  }
  expect(
    await refusal(makeLesson(db, school, { ...when, fromBell: 3, toBell: 4, roomId })),
    'the next hour',
  ).toBeUndefined();
});

it('what a lesson holds moves with it, and is free when it is cancelled', async () => {
  const id = await makeLesson(db, school, { ...when, day: '2026-09-10', roomId });
  const other = await makeLesson(db, school, { ...when, day: '2026-09-11', roomId });
  const moved = { beginsAt: '2026-09-11 08:00:00', endsAt: '2026-09-11 09:35:00' };
  expect(await refusal(Promise.resolve(db.update(lesson).set(moved).where(eq(lesson.id, id))))).toBe(
    'lesson_claim_apart',
  );
  await db.update(lesson).set({ lessonState: 2 }).where(eq(lesson.id, other));
  expect(await refusal(Promise.resolve(db.update(lesson).set(moved).where(eq(lesson.id, id))))).toBeUndefined();
});

it('two semesters of one school never overlap', async () => {
  const insert = sql`insert into school_term (org_no, school_year, semester, begin_on, weeks)
    values (${school.orgNo}, '2026-2027', 2, '2027-01-04', 18)`;
  expect(await refusal(Promise.resolve(db.execute(insert)))).toBe('school_term_apart');
});

it('a roster has everybody of the classes, and teachers are not on it', async () => {
  expect(await rosterOf(db, [offeringId])).toEqual([{ offeringId, userNo: learner.userNo }]);
});
