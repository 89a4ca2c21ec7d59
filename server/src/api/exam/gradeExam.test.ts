import { beforeAll, describe, expect, it } from 'vitest';
import * as gradeExam from '#contract/exam/gradeExam.ts';
import { AssessmentPhase } from '#contract/rules/assessments.ts';
import type { MadePaper } from '#test/assessment.ts';
import { gradeExamTimes, makeGradeToExamine } from '#test/exams.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const at = (time: string) => t.setNow(new Date(`2026-11-23T${time}+08:00`));
let [teacher, one, stranger]: Person[] = [];
let gradeId: string;
let made: MadePaper;
let planned: (gradeExamName?: string) => Promise<string>;

beforeAll(async () => {
  at('08:00:00');
  ({ teacher, one, gradeId, made, planned } = await makeGradeToExamine(t));
  stranger = await t.person();
});

describe('planning', () => {
  it('is for who runs the class, and the class hears of it', async () => {
    const wish = { gradeId, gradeExamName: '摸底', paperId: made.paperId, ...gradeExamTimes };
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
    const wish = { id, revision: row!.revision, paperId: made.paperId, ...gradeExamTimes };
    expect((await teacher!.send(gradeExam.edit, { ...wish, gradeExamName: '单元小测' })).code).toBe(200);
    expect((await teacher!.send(gradeExam.del, { id })).code).toBe(200);
    const left = (await teacher!.send(gradeExam.adminPage, { gradeId })).data.list;
    expect(left.map((one_) => one_.id)).not.toContain(id);
  });
});
