import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf } from '../kit/errors.ts';
import { paging } from '../kit/page.ts';
import { Id } from '../kit/values.ts';
import { PLAN_DAYS } from '../rules/studyPlan.ts';
import { NOT_ENROLLED } from './failures.ts';
import { UserCoursePage } from './userCourse.ts';

const failure = failuresOf<'course'>();

export const PLAN_DATE = failure(2301, `请选择从今天起 ${PLAN_DAYS} 天以内的日子`);
export const PLANNED_TOO_LATE = failure(2302, '这门课你已经学完了');

export const save = endpoint({
  summary: '定下或改动一门课的学习计划：哪一天学完',
  method: 'POST',
  path: '/course/auth/plan/save',
  kind: 'write',
  input: z.object({ courseId: Id.open('course'), planDate: z.iso.date('请选择日子') }),
  output: z.object({ courseId: Id, planDate: z.string() }),
  fails: [NOT_ENROLLED, PLAN_DATE, PLANNED_TOO_LATE],
});

export const del = endpoint({
  summary: '取消一门课的学习计划；没有计划也算成功',
  method: 'POST',
  path: '/course/auth/plan/del',
  kind: 'write',
  input: z.object({ courseId: Id.open('course') }),
  output: z.object({ courseId: Id }),
});

export const listMinePlan = endpoint({
  summary: '我的学习计划：还没有学完的，日子近的在前',
  method: 'POST',
  path: '/course/auth/plan/listMinePlan',
  kind: 'read',
  input: z.object({ ...paging }),
  output: UserCoursePage,
});
