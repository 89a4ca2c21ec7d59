import * as z from 'zod';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { expectedJob, salary } from '../fields/resume.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id, Nothing } from '../kit/values.ts';
import { salaryProblem } from '../rules/resume.ts';
import { ROW_LIMIT, SAME_ROW } from './profileFailures.ts';

const fields = {
  ...fieldSchemas(expectedJob),
  /** Thousands of yuan a month; 0 at both ends is 面议. */
  salaryMin: z.int('请选择薪资'),
  salaryMax: named(salary.salaryMax, z.int('请选择薪资')),
};

function checkSalary(row: { salaryMin: number; salaryMax: number }, ctx: z.RefinementCtx): void {
  const message = salaryProblem(row.salaryMin, row.salaryMax);
  if (message) ctx.addIssue({ code: 'custom', path: ['salaryMax'], message });
}

export const ExpectedJob = z.object({ id: Id, ...fields });

export type ExpectedJob = z.infer<typeof ExpectedJob>;

export const list = endpoint({
  summary: '我的求职意向，新的在前',
  method: 'GET',
  path: '/user/auth/userExpectedJob/list',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(ExpectedJob) }),
});

export const save = endpoint({
  summary: '添加一个求职意向',
  method: 'POST',
  path: '/user/auth/userExpectedJob/save',
  kind: 'write',
  input: z.object(fields).superRefine(checkSalary),
  output: z.object({ id: Id }),
  fails: [ROW_LIMIT, SAME_ROW],
});

export const update = endpoint({
  summary: '修改一个求职意向',
  method: 'POST',
  path: '/user/auth/userExpectedJob/update',
  kind: 'write',
  input: z.object({ id: Id.of('expectedJob'), ...fields }).superRefine(checkSalary),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  summary: '删除一个求职意向',
  method: 'POST',
  path: '/user/auth/userExpectedJob/delete',
  kind: 'write',
  input: z.object({ id: Id.of('expectedJob') }),
  output: Nothing,
  fails: [NOT_FOUND],
});
