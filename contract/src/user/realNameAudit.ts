import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf } from '../kit/page.ts';
import { DECIDED, Decision, queueInput, reviewed } from '../kit/review.ts';
import { Flag, Id } from '../kit/values.ts';
import { OWN_NAME } from './trustFailures.ts';

const RealNameEntry = z.object({
  id: Id,
  userNo: Id,
  userName: z.string(),
  /** Masked; `reveal` shows one in full. */
  realName: z.string(),
  idNumber: z.string(),
  tries: z.int(),
  isOwn: Flag,
  ...reviewed,
});

export type RealNameEntry = z.infer<typeof RealNameEntry>;

export const list = endpoint({
  summary: '实名认证的队列：待审核的先来的在前，审核过的新的在前',
  method: 'POST',
  path: '/user/auth/realNameAudit/list',
  kind: 'read',
  action: 'realName:review',
  input: z.object(queueInput),
  output: pageOf(RealNameEntry),
});

/** A write, because every look is kept in the operation log. Only while it waits. */
export const reveal = endpoint({
  summary: '查看一份待审核的完整实名资料',
  method: 'POST',
  path: '/user/auth/realNameAudit/reveal',
  kind: 'write',
  action: 'realName:review',
  input: z.object({ id: Id }),
  output: z.object({ realName: z.string(), idNumber: z.string(), birth: z.string(), age: z.int(), sex: z.string() }),
  fails: [NOT_FOUND, OWN_NAME],
});

export const audit = endpoint({
  summary: '审核实名认证',
  method: 'POST',
  path: '/user/auth/realNameAudit/audit',
  kind: 'write',
  action: 'realName:review',
  input: Decision,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DECIDED, OWN_NAME],
});
