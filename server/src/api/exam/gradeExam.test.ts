import { beforeAll, describe, expect, it } from 'vitest';
import * as gradeExam from '#contract/exam/gradeExam.ts';
import { AssessmentPhase } from '#contract/rules/assessments.ts';
import { makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { makeGrade, makeSchool, makeTeacher } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const at = (time: string) => t.setNow(new Date(`2026-11-23T${time}+08:00`));
let [teacher, one, stranger]: Person[] = [];
let gradeId: string;
let made: MadePaper;

const times = { beginTime: '2026-11-23 14:00:00', endTime: '2026-11-23 15:30:00', minutes: 60 };

beforeAll(async () => {
  at('08:00:00');
  const school = await makeSchool(t);
  teacher = await makeTeacher(t, school);
  [one, stranger] = [await t.person(), await t.person()];
  gradeId = await makeGrade(db, school, [one, await t.person()], [teacher]);
  made = await makePaper(db, { authorUserNo: teacher.userNo, samples: ['single', 'judge', 'short'] });
});

async function planned(gradeExamName = '期中考试') {
  const { data } = await teacher!.send(gradeExam.save, { gradeId, gradeExamName, paperId: made.paperId, ...times });
  await t.runJobs();
  return data.id;
}

describe('planning', () => {
  it('is for who runs the class, and the class hears of it', async () => {
    const wish = { gradeId, gradeExamName: '摸底', paperId: made.paperId, ...times };
    expect((await one!.send(gradeExam.save, wish)).code).not.toBe(200);
    expect((await stranger!.send(gradeExam.save, wish)).code).toBe(404);
    const id = await planned();
    const mine = (await one!.send(gradeExam.listMyExam, {})).data.list;
    expect(mine).toMatchObject([{ id, phase: AssessmentPhase.coming, totalScore: made.totalPoints, examStatus: null }]);
    const managed = (await teacher!.send(gradeExam.adminPage, { gradeId })).data.list;
    expect(managed).toMatchObject([{ id, countStudent: 2, isBegun: 0 }]);
    expect((await one!.send(gradeExam.adminPage, { gradeId })).code).toBe(403);
  });

  it('can be changed and dropped until somebody begins', async () => {
    const id = await planned('小测');
    const [row] = (await teacher!.send(gradeExam.adminPage, { gradeId })).data.list;
    const wish = { id, revision: row!.revision, paperId: made.paperId, ...times };
    expect((await teacher!.send(gradeExam.edit, { ...wish, gradeExamName: '单元小测' })).code).toBe(200);
    expect((await teacher!.send(gradeExam.del, { id })).code).toBe(200);
    const left = (await teacher!.send(gradeExam.adminPage, { gradeId })).data.list;
    expect(left.map((one_) => one_.id)).not.toContain(id);
  });
});
