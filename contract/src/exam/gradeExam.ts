import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import * as made from './assessmentFailures.ts';
import * as grades from './gradeFailures.ts';
import { gradeExamFacts, ManagedExam, OwnRelation } from './gradeExamShapes.ts';

const id = Id.of('assessment');
const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true } as const;
const run = [grades.GRADE_GONE, grades.NOT_MANAGER, grades.GRADE_DISBANDED] as const;

export const save = endpoint({
  ...write,
  summary: '给班级安排一场考试：用定稿的试卷，发布后全班收到消息',
  path: '/exam/auth/grade/exam/save',
  input: z.object({
    gradeId: Id.of('grade'),
    ...gradeExamFacts,
    /** 0: a draft. */
    isPublish: Flag.default(1),
  }),
  output: z.object({ id: Id }),
  fails: [...run, NO_PERMISSION],
});

export const edit = endpoint({
  ...write,
  summary: '修改班级考试；已经发布的，没有人开始作答才可以改，改完重新发布',
  path: '/exam/auth/grade/exam/edit',
  input: z.object({ id, revision: z.int().min(0), ...gradeExamFacts, isPublish: Flag.default(1) }),
  output: z.object({ id: Id }),
  fails: [made.ASSESSMENT_GONE, made.ASSESSMENT_MOVED, made.BEGUN],
});

export const del = endpoint({
  ...write,
  summary: '取消班级考试；有人开始作答以后不能取消',
  path: '/exam/auth/grade/exam/del',
  input: z.object({ id }),
  output: Nothing,
  fails: [made.ASSESSMENT_GONE, made.BEGUN],
});

export const adminPage = endpoint({
  ...read,
  summary: '一个班级的考试，管理它的人看，新的在前',
  path: '/exam/auth/grade/exam/admin/page',
  input: z.object({ gradeId: Id.of('grade'), ...paging }),
  output: pageOf(ManagedExam),
  fails: [grades.GRADE_GONE, grades.NOT_MANAGER],
});

export const listMyExam = endpoint({
  ...read,
  summary: '我的班级考试，或一个班里的；新的在前',
  path: '/exam/auth/grade/exam/listMyExam',
  input: z.object({ gradeId: Id.of('grade').optional(), ...paging }),
  output: pageOf(OwnRelation),
  fails: [grades.GRADE_GONE],
});
