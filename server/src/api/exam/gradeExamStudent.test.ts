import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as gradeExam from '#contract/exam/gradeExam.ts';
import * as student from '#contract/exam/gradeExamStudent.ts';
import * as marking from '#contract/exam/marking.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { assessment } from '#server/db/schema/assessment.ts';
import { makeGradeToExamine } from '#test/exams.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const at = (time: string) => t.setNow(new Date(`2026-11-23T${time}+08:00`));
let [teacher, one, other]: Person[] = [];
let gradeId: string;

let planned: (gradeExamName?: string) => Promise<string>;

beforeAll(async () => {
  at('08:00:00');
  ({ teacher, one, other, planned, gradeId } = await makeGradeToExamine(t));
});

const relationOf = async (person: Person, id: string) =>
  (await person.send(gradeExam.listMyExam, { gradeId })).data.list.find((row) => row.id === id)!.relationId;

describe('sitting one', () => {
  it('goes from beginning to marks', async () => {
    at('08:00:00');
    const id = await planned('期末考试');
    const relationId = await relationOf(one!, id);
    expect((await one!.send(student.begin, { id: relationId })).code).toBe(3642);
    at('14:05:00');
    expect((await other!.send(student.begin, { id: relationId })).code).toBe(404);
    const paper = (await one!.send(student.begin, { id: relationId })).data;
    expect(paper.answerTime).toBe(3600);
    const problems = paper.titleList.flatMap(({ problemList }) => problemList);
    const slotOf = (type: number) => problems.find(({ problem }) => problem.questionType === type)!.id;
    const give = (problemSlot: string, userAnswer: never) =>
      one!.send(student.answerSave, { relationId, problemSlot, userAnswer });
    const receipts = await Promise.all([give(slotOf(1), 'b' as never), give(slotOf(3), 1 as never)]);
    expect(receipts.map(({ data }) => data.seq).sort()).toEqual([1, 2]);
    expect((await give(slotOf(1), ['b'] as never)).code).toBe(422);
    await give(slotOf(8), '因为有两个高峰' as never);
    const again = (await one!.send(student.resume, { id: relationId })).data;
    const kept = again.titleList.flatMap(({ problemList }) => problemList.flatMap(({ userAnswers }) => userAnswers));
    expect(kept.map(({ userAnswer }) => userAnswer)).toEqual(expect.arrayContaining(['b', 1, '因为有两个高峰']));
    expect(JSON.stringify([paper, again])).not.toContain('秘密');
    expect((await one!.send(student.submitAudit, { id: relationId })).data.examStatus).toBe(SittingState.submitted);

    const score = (await one!.send(student.viewScore, { id: relationId })).data;
    expect(score).toMatchObject({ score: null, sysAuditTotalScore: null });
    expect(JSON.stringify((await one!.send(student.answerView, { relationId })).data)).not.toContain('秘密');

    const { list } = (await teacher!.send(student.page, { examId: id })).data;
    const row = list.find(({ sittingId }) => sittingId !== null);
    const named = { relationId: row!.relationId };
    expect((await teacher!.send(student.sysAudit, named)).data).toEqual({ sysAuditTotalScore: 30, openCount: 1 });
    expect((await teacher!.send(student.auditComplete, { ...named, remark: '好' })).code).not.toBe(200);
    const { data } = await teacher!.send(marking.next, { assessmentId: id, slot: slotOf(8) });
    await teacher!.send(marking.mark, { answerId: data.answer!.answerId, points: 50 });
    expect((await teacher!.send(student.auditComplete, { ...named, remark: '思路清楚' })).code).toBe(200);
    at('16:00:00');
    expect((await teacher!.send(marking.release, { assessmentId: id })).code).toBe(200);
    expect((await one!.send(student.viewScore, { id: relationId })).data).toMatchObject({
      score: 80,
      lecturerAuditTotalScore: 50,
      sysAuditTotalScore: 30,
    });
    expect(JSON.stringify((await one!.send(student.answerView, { relationId })).data)).toContain('秘密');
  });
});

it('names nobody to who marks as long as the marking is anonymous', async () => {
  at('08:00:00');
  const id = await planned('匿名的期中');
  const [row] = await db.select().from(assessment).where(eq(assessment.id, id));
  const named = async () => (await teacher!.send(student.page, { examId: id })).data.list.map((it) => it.studentName);
  await db
    .update(assessment)
    .set({ rules: { ...row!.rules, isAnonymous: 0 } })
    .where(eq(assessment.id, id));
  expect((await named()).some((name) => name.startsWith('考生 '))).toBe(false);
  await db
    .update(assessment)
    .set({ rules: { ...row!.rules, isAnonymous: 1 } })
    .where(eq(assessment.id, id));
  at('14:05:00');
  expect((await named()).toSorted()).toEqual(['考生 0001', '考生 0002']);
});
