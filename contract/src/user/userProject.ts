import * as z from 'zod';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { project } from '../fields/resume.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id, Nothing } from '../kit/values.ts';
import { ROW_LIMIT, SAME_ROW } from './profileFailures.ts';
import { checkPeriod } from './resumeFields.ts';

const fields = fieldSchemas(project);

export const Project = z.object({ id: Id, ...fields });

export type Project = z.infer<typeof Project>;

export const list = endpoint({
  summary: '我的项目经历，最近的在前',
  method: 'GET',
  path: '/user/auth/userProject/list',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(Project) }),
});

export const save = endpoint({
  summary: '添加一段项目经历',
  method: 'POST',
  path: '/user/auth/userProject/save',
  kind: 'write',
  input: z.object(fields).superRefine(checkPeriod),
  output: z.object({ id: Id }),
  fails: [ROW_LIMIT, SAME_ROW],
});

export const update = endpoint({
  summary: '修改一段项目经历',
  method: 'POST',
  path: '/user/auth/userProject/update',
  kind: 'write',
  input: z.object({ id: Id.of('project'), ...fields }).superRefine(checkPeriod),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  summary: '删除一段项目经历',
  method: 'POST',
  path: '/user/auth/userProject/delete',
  kind: 'write',
  input: z.object({ id: Id.of('project') }),
  output: Nothing,
  fails: [NOT_FOUND],
});
