import * as z from 'zod';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { education } from '../fields/resume.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id, Nothing } from '../kit/values.ts';
import { ROW_LIMIT, SAME_ROW } from './profileFailures.ts';
import { checkPeriod } from './resumeFields.ts';

const fields = fieldSchemas(education);

export const Education = z.object({ id: Id, ...fields });

export type Education = z.infer<typeof Education>;

export const list = endpoint({
  summary: '我的教育经历，最近的在前',
  method: 'GET',
  path: '/user/auth/userEducation/list',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(Education) }),
});

export const save = endpoint({
  summary: '添加一段教育经历；结束时间可以是预计的毕业时间',
  method: 'POST',
  path: '/user/auth/userEducation/save',
  kind: 'write',
  input: z.object(fields).superRefine(checkPeriod),
  output: z.object({ id: Id }),
  fails: [ROW_LIMIT, SAME_ROW],
});

export const update = endpoint({
  summary: '修改一段教育经历',
  method: 'POST',
  path: '/user/auth/userEducation/update',
  kind: 'write',
  input: z.object({ id: Id.of('education'), ...fields }).superRefine(checkPeriod),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  summary: '删除一段教育经历',
  method: 'POST',
  path: '/user/auth/userEducation/delete',
  kind: 'write',
  input: z.object({ id: Id.of('education') }),
  output: Nothing,
  fails: [NOT_FOUND],
});
