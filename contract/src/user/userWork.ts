import * as z from 'zod';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { work } from '../fields/resume.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id, Nothing } from '../kit/values.ts';
import { ROW_LIMIT, SAME_ROW } from './profileFailures.ts';
import { checkPeriod } from './resumeFields.ts';

const fields = fieldSchemas(work);

export const Work = z.object({ id: Id, ...fields });

export type Work = z.infer<typeof Work>;

export const list = endpoint({
  summary: '我的工作经历，最近的在前',
  method: 'GET',
  path: '/user/auth/userWork/list',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(Work) }),
});

export const save = endpoint({
  summary: '添加一段工作经历',
  method: 'POST',
  path: '/user/auth/userWork/save',
  kind: 'write',
  input: z.object(fields).superRefine(checkPeriod),
  output: z.object({ id: Id }),
  fails: [ROW_LIMIT, SAME_ROW],
});

export const update = endpoint({
  summary: '修改一段工作经历',
  method: 'POST',
  path: '/user/auth/userWork/update',
  kind: 'write',
  input: z.object({ id: Id.of('work'), ...fields }).superRefine(checkPeriod),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  summary: '删除一段工作经历',
  method: 'POST',
  path: '/user/auth/userWork/delete',
  kind: 'write',
  input: z.object({ id: Id.of('work') }),
  output: Nothing,
  fails: [NOT_FOUND],
});
