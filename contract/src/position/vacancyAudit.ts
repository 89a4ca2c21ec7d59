import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf } from '../kit/page.ts';
import { DECIDED, Decision, queueInput, reviewed } from '../kit/review.ts';
import { Flag, Id } from '../kit/values.ts';
import { ENDS_IN_PAST, OWN_VACANCY } from './vacancyFailures.ts';

const QueuedVacancy = z.object({
  id: Id,
  vacancyId: Id,
  vacancyName: z.string(),
  orgNo: Id,
  orgName: z.string(),
  userName: z.string(),
  isOwn: Flag,
  /** 1: it was never public. */
  isNew: Flag,
  /** What differs from the public version, or all of a new one, in words. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  ...reviewed,
});

export type QueuedVacancy = z.infer<typeof QueuedVacancy>;

export const list = endpoint({
  summary: '职位审核的队列：新的职位与公开职位的改动，等得久的在前',
  method: 'POST',
  path: '/position/auth/vacancyAudit/list',
  kind: 'read',
  action: 'vacancy:review',
  input: z.object(queueInput),
  output: pageOf(QueuedVacancy),
});

export const audit = endpoint({
  summary: '审核一个职位或它的改动：通过即公开',
  method: 'POST',
  path: '/position/auth/vacancyAudit/audit',
  kind: 'write',
  action: 'vacancy:review',
  logged: true,
  input: Decision,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DECIDED, OWN_VACANCY, ENDS_IN_PAST],
});
