import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Nothing, Time } from '../kit/values.ts';
import { jobNames, jobStates } from '../rules/jobs.ts';
import type { JobName, JobState } from '../rules/jobs.ts';

const State = z.enum(Object.keys(jobStates) as [JobState, ...JobState[]], '没有这种状态');

const QueuedJob = z.object({
  id: Id,
  name: z.enum(Object.keys(jobNames) as [JobName, ...JobName[]]),
  state: State,
  attempts: z.int(),
  maxAttempts: z.int(),
  /** Of the last try, or empty. */
  lastError: z.string(),
  createdAt: Time,
  /** When it is due, or when it was last tried. */
  runAt: Time,
});

export const list = endpoint({
  summary: '运营后台：还没有做完的后台任务，新的在前',
  method: 'POST',
  path: '/system/auth/admin/job/list',
  kind: 'read',
  action: 'job:manage',
  input: z.object({ state: State.optional(), ...paging }),
  output: pageOf(QueuedJob),
});

export const retry = endpoint({
  summary: '重做一个失败的后台任务',
  method: 'POST',
  path: '/system/auth/admin/job/retry',
  kind: 'write',
  action: 'job:manage',
  input: z.object({ id: Id }),
  output: Nothing,
  fails: [NOT_FOUND, CONFLICT],
});

export const remove = endpoint({
  summary: '删除一个失败的后台任务',
  method: 'POST',
  path: '/system/auth/admin/job/remove',
  kind: 'write',
  action: 'job:manage',
  input: z.object({ id: Id }),
  output: Nothing,
  fails: [NOT_FOUND, CONFLICT],
});
