import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id, Time } from '../kit/values.ts';
import { LOCKED } from './failures.ts';

export const download = endpoint({
  summary: '课件的下载地址，签名，并计一次下载',
  method: 'POST',
  path: '/course/auth/userCourseware/download',
  kind: 'write',
  input: z.object({ id: Id.open('courseware') }),
  output: z.object({ url: z.string(), fileName: z.string(), fileSize: z.number().int(), expiresAt: Time }),
  fails: [LOCKED, NOT_FOUND],
});
