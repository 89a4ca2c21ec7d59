import * as z from 'zod';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { research } from '../fields/resume.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id, Nothing } from '../kit/values.ts';
import { ROW_LIMIT, SAME_ROW } from './profileFailures.ts';

const fields = fieldSchemas(research);

export const Research = z.object({ id: Id, ...fields });

export type Research = z.infer<typeof Research>;

export const view = endpoint({
  summary: '我的科研成果，最近的在前',
  method: 'POST',
  path: '/user/auth/userResearch/view',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(Research) }),
});

export const save = endpoint({
  summary: '添加一项科研成果',
  method: 'POST',
  path: '/user/auth/userResearch/save',
  kind: 'write',
  input: z.object(fields),
  output: z.object({ id: Id }),
  fails: [ROW_LIMIT, SAME_ROW],
});

export const edit = endpoint({
  summary: '修改一项科研成果',
  method: 'POST',
  path: '/user/auth/userResearch/edit',
  kind: 'write',
  input: z.object({ id: Id.of('research'), ...fields }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  summary: '删除一项科研成果',
  method: 'POST',
  path: '/user/auth/userResearch/delete',
  kind: 'write',
  input: z.object({ id: Id.of('research') }),
  output: Nothing,
  fails: [NOT_FOUND],
});
