import { beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/exam/assessment.ts';
import * as staff from '#contract/exam/assessmentStaff.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { rulesOf } from '#contract/rules/assessments.ts';
import { makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
let school: School;
let teacher: Person;
beforeEach(async () => {
  school = await makeSchool(t);
  teacher = await makeTeacher(t, school);
});

const facts = { assessmentKind: AssessmentKind.exam, title: '期中考试', rules: rulesOf(AssessmentKind.exam) };

describe('staff', () => {
  it('colleagues of the house may be asked, others not', async () => {
    const { id } = (await school.admin.send(contract.save, facts)).data;
    const outsider = await t.person({ userType: 2 });
    const ask = (userNo: string, duties: object) =>
      school.admin.send(staff.save, { assessmentId: id, userNo, isMarker: 1, isInvigilator: 0, ...duties });
    expect(await ask(outsider.userNo, {})).toMatchObject({ data: { issues: [{ path: 'userNo' }] } });
    expect((await school.admin.send(staff.choices, { assessmentId: id })).data.list).toMatchObject([
      { id: teacher.userNo },
    ]);
    await ask(teacher.userNo, {});
    const page = async () => (await school.admin.send(staff.page, { assessmentId: id })).data.list;
    expect(await page()).toMatchObject([{ userNo: teacher.userNo, isMarker: 1, isInvigilator: 0 }]);
    await ask(teacher.userNo, { isMarker: 0 });
    expect(await page()).toEqual([]);
  });
});
