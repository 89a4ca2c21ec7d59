import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What is asked of people: one engine, and each kind a row of `assessmentTraits`. */
export const AssessmentKind = choice({
  practice: [1, '练习'],
  exam: [2, '考试'],
  homework: [3, '作业'],
  test: [4, '测验'],
  classExam: [5, '班级考试'],
  positionTest: [6, '岗位测试'],
  planTest: [7, '方案测评'],
});

export type AssessmentKind = ValueOf<typeof AssessmentKind>;
