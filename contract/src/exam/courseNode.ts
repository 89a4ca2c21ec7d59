import * as z from 'zod';
import { LOCKED } from '../course/failures.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id } from '../kit/values.ts';
import * as fails from './courseNodeFailures.ts';

export const open = endpoint({
  summary: '打开课程里的作业或考试：学这门课的人成为考生，之后照常作答',
  method: 'POST',
  path: '/exam/auth/courseNode/open',
  kind: 'write',
  input: z.object({ periodId: Id.open('period') }),
  output: z.object({ assessmentId: Id }),
  fails: [LOCKED, NOT_FOUND, fails.NODE_GONE, fails.NOT_JOINED],
});
