import { eq } from 'drizzle-orm';
import * as contract from '#contract/exam/assessment.ts';
import * as gradeExam from '#contract/exam/gradeExam.ts';
import * as marking from '#contract/exam/marking.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { rulesOf } from '#contract/rules/assessments.ts';
import type { AssessmentRules } from '#contract/rules/assessments.ts';
import { examAnswer } from '#server/db/schema/marking.ts';
import { makeAssessment, makeHandedIn, makePaper } from './assessment.ts';
import { makeGrade, makeSchool, makeTeacher } from './school.ts';
import type { Person, TestApp } from './testApp.ts';

const paperOf = ({ database: { db } }: TestApp, { userNo }: Person) =>
  makePaper(db, { authorUserNo: userNo, samples: ['single', 'judge', 'short'] });

/** An author, five learners, and examinations that all five handed in. */
export async function makeFiveWhoSat(t: TestApp) {
  const { db } = t.database;
  const author = await t.person({ userType: 2, nickname: '主考' });
  const learners = await Promise.all(['甲', '乙', '丙', '丁', '戊'].map((nickname) => t.person({ nickname })));
  const made = await paperOf(t, author);

  /** The totals are 20 + 10 + 30, 20 + 30, 10 + 30, 30, 0 + 30 tenths once they are marked. */
  async function exam(rules: Partial<AssessmentRules> = {}) {
    const facts = { authorUserNo: author.userNo, paper: made, passPoints: 45 };
    const gradeKeys = [
      { name: '合格', from: 60 },
      { name: '优秀', from: 90 },
    ];
    const assessmentId = await makeAssessment(db, { ...facts, rules: { gradeKeys, ...rules } });
    const given = [
      ['b', 1, '说明原因'],
      ['b', 0, '说明原因'],
      ['a', 1, '说明原因'],
      ['a', 0, '说明原因'],
      ['c', 0, '说明原因'],
    ] as const;
    const sittings = [];
    for (const [index, answers] of given.entries()) {
      const { sittingId } = await makeHandedIn(db, assessmentId, made, { userNo: learners[index]!.userNo, answers });
      sittings.push(sittingId);
    }
    const slot = made.items[2]!.itemId;
    const byHand = await db.select().from(examAnswer).where(eq(examAnswer.assessmentId, assessmentId));
    const answerIds = sittings.map((id) => byHand.find((one) => one.sittingId === id && one.slot === slot)!.id);
    const markAll = async (who: Person) => {
      for (const answerId of answerIds) await who.send(marking.mark, { answerId, points: 30, remark: '写得清楚' });
    };
    return { assessmentId, sittings: sittings as [string, string, string, string, string], answerIds, slot, markAll };
  }

  return { author, learners, made, exam };
}

/** A school with a teacher and a class of three, and drafts of examinations by that teacher. */
export async function makeClassToExamine(t: TestApp) {
  const school = await makeSchool(t);
  const teacher = await makeTeacher(t, school);
  const students = [
    await t.person({ nickname: '林晓' }),
    await t.person({ nickname: '周远' }),
    await t.person({ nickname: '何溪' }),
  ];
  const gradeId = await makeGrade(t.database.db, school, students, [teacher]);
  return { school, teacher, students, gradeId };
}

/** What a draft of an examination says unless told otherwise. */
export const midterm = (change: object = {}) => ({
  assessmentKind: AssessmentKind.exam,
  title: '期中考试',
  beginsAt: '2026-11-25 09:00:00',
  endsAt: '2026-11-25 11:00:00',
  minutes: 90,
  rules: rulesOf(AssessmentKind.exam),
  ...change,
});

export const saveMidterm = (by: Person, change: object = {}) => by.send(contract.save, midterm(change));

export const gradeExamTimes = { beginTime: '2026-11-23 14:00:00', endTime: '2026-11-23 15:30:00', minutes: 60 };

/** A class of two with a teacher and a paper, and examinations of the class. */
export async function makeGradeToExamine(t: TestApp) {
  const school = await makeSchool(t);
  const teacher = await makeTeacher(t, school);
  const [one, other] = [await t.person(), await t.person()];
  const gradeId = await makeGrade(t.database.db, school, [one, other], [teacher]);
  const made = await paperOf(t, teacher);
  async function planned(gradeExamName = '期中考试'): Promise<string> {
    const wish = { gradeId, gradeExamName, paperId: made.paperId, ...gradeExamTimes };
    const { data } = await teacher.send(gradeExam.save, wish);
    await t.runJobs();
    return data.id;
  }
  return { teacher, one, other, gradeId, made, planned };
}
