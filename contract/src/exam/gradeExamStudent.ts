import * as z from 'zod';
import { wholeRemark } from '../fields/marking.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Nothing, Time } from '../kit/values.ts';
import { slotPattern } from '../rules/slots.ts';
import { NOT_BEGUN } from './gradeExamFailures.ts';
import * as shapes from './gradeExamShapes.ts';
import * as marking from './markingFailures.ts';
import { AnyAnswer } from './questionShapes.ts';
import * as sitting from './sittingFailures.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write' } as const;
const own = Id.of('ownCandidate');
const isOver = [NOT_BEGUN, sitting.SITTING_OVER, sitting.SITTING_CANCELLED] as const;

export const page = endpoint({
  ...read,
  summary: '一场班级考试的学员各到哪一步，阅卷的人看',
  path: '/exam/auth/grade/exam/student/relation/page',
  input: z.object({ examId: Id.of('assessment'), ...paging }),
  output: pageOf(shapes.Relation),
  fails: [NOT_FOUND],
});

export const view = endpoint({
  ...read,
  summary: '我的一场班级考试：时间、分值与进行到哪一步',
  path: '/exam/auth/grade/exam/student/relation/view',
  input: z.object({ id: own }),
  output: shapes.OwnRelation,
  fails: [NOT_FOUND],
});

export const begin = endpoint({
  ...write,
  summary: '开始班级考试，返回试卷；已经开始的接着答',
  path: '/exam/auth/grade/exam/student/relation/begin',
  input: z.object({ id: own }),
  output: shapes.Paper,
  fails: [NOT_FOUND, sitting.WITHDRAWN, sitting.NOT_YET, sitting.CLOSED, sitting.ENTRY_OVER, sitting.NO_ATTEMPT_LEFT],
});

export const resume = endpoint({
  ...read,
  summary: '接着答没有交的班级考试，带保存过的作答',
  path: '/exam/auth/grade/exam/student/relation/continue',
  input: z.object({ id: own }),
  output: shapes.Paper,
  fails: [NOT_FOUND, ...isOver],
});

export const answerSave = endpoint({
  ...write,
  summary: '保存班级考试里一道题的作答，返回凭据',
  path: '/exam/auth/grade/student/exam/answer/save',
  bodyLimit: 1_048_576,
  input: z.object({
    relationId: own,
    /** The slot of the problem (`rules/slots.ts`). */
    problemSlot: z.string().regex(slotPattern, '题目的编号不正确'),
    /** Null takes it back. */
    userAnswer: AnyAnswer.nullable(),
  }),
  output: z.object({ seq: z.int(), hash: z.string(), storedAt: Time }),
  fails: [NOT_FOUND, ...isOver, sitting.TAKEN_OVER],
});

export const submitAudit = endpoint({
  ...write,
  summary: '交卷，送去批改',
  path: '/exam/auth/grade/exam/student/relation/submit/audit',
  input: z.object({ id: own }),
  output: shapes.OwnRelation,
  fails: [NOT_FOUND, NOT_BEGUN, sitting.SITTING_CANCELLED, sitting.TAKEN_OVER],
});

export const viewScore = endpoint({
  ...read,
  summary: '我的一场班级考试的成绩与班内名次',
  path: '/exam/auth/grade/exam/student/relation/view/score',
  input: z.object({ id: own }),
  output: shapes.Score,
  fails: [NOT_FOUND, marking.NOT_HANDED_IN],
});

export const answerView = endpoint({
  ...read,
  summary: '我的答卷逐题看；答案到可以展示的时候才有',
  path: '/exam/auth/grade/student/exam/answer/view',
  input: z.object({ relationId: own }),
  output: shapes.Explained,
  fails: [NOT_FOUND, marking.NOT_HANDED_IN],
});

export const sysAudit = endpoint({
  ...read,
  summary: '一份答卷里机器给了多少分，还有几处要人工批',
  path: '/exam/auth/grade/student/exam/answer/sys/audit',
  input: z.object({ relationId: Id.of('candidate') }),
  output: z.object({ sysAuditTotalScore: z.int(), openCount: z.int() }),
  fails: [NOT_FOUND, marking.NOT_HANDED_IN],
});

export const auditComplete = endpoint({
  ...write,
  summary: '一份答卷批完了：没有空着的才可以，可以写总评',
  path: '/exam/auth/grade/student/exam/answer/audit/complete',
  input: z.object({ relationId: Id.of('candidate'), remark: fieldSchema(wholeRemark.remark) }),
  output: Nothing,
  logged: true,
  fails: [NOT_FOUND, marking.NOT_HANDED_IN, marking.NOT_ALL_MARKED, marking.OWN_ANSWER],
});
