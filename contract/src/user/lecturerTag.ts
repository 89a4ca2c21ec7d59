import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id } from '../kit/values.ts';

export const getTagByLecturerUserNo = endpoint({
  summary: '一位讲师的标签',
  method: 'POST',
  path: '/user/api/lecturerTag/getTagByLecturerUserNo',
  kind: 'read',
  input: z.object({ lecturerUserNo: Id.open('user') }),
  output: z.object({ list: z.array(z.object({ tagName: z.string() })) }),
  fails: [NOT_FOUND],
});
