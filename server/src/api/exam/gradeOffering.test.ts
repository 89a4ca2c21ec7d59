import { beforeEach, expect, it } from 'vitest';
import * as fails from '#contract/exam/gradeFailures.ts';
import * as offering from '#contract/exam/gradeOffering.ts';
import { makeGrade, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
let school: School;
let teacher: Person;
let learner: Person;
let gradeId: string;
beforeEach(async () => {
  school = await makeSchool(t);
  teacher = await makeTeacher(t, school);
  learner = await t.person({ nickname: '林晓' });
  gradeId = await makeGrade(db, school, [learner], [teacher]);
});

it('what the class is taught, with its teachers, the head first', async () => {
  const helper = await makeTeacher(t, school, '何知夏');
  await makeOffering(db, school, { teachers: [teacher, helper], gradeIds: [gradeId] });
  await makeOffering(db, school, { name: '别班的课' });
  const { data } = await learner.send(offering.page, { gradeId });
  expect(data.list).toMatchObject([
    {
      offeringName: '数据清洗',
      schoolYear: '2026-2027',
      courseId: '0',
      credit: 20,
      teachers: [
        { teacherName: '许可为', isHead: 1 },
        { teacherName: '何知夏', isHead: 0 },
      ],
    },
  ]);
  expect((await (await t.person()).send(offering.page, { gradeId })).code).toBe(fails.GRADE_GONE.code);
});
