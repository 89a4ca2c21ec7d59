import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf } from '../kit/page.ts';
import { DECIDED, Decision, queueInput, reviewed } from '../kit/review.ts';
import { Flag, Id } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { ORG_JOINED, OWN_REVIEW } from './applyFailures.ts';
import { OrgType } from '../rules/userTypes.ts';

const OrgChange = z.object({
  id: Id,
  orgNo: Id,
  orgType: oneOf(OrgType),
  orgName: z.string(),
  userNo: Id,
  userName: z.string(),
  /** The operator's own: somebody else decides. */
  isOwn: Flag,
  /** What is to change, old and new as people read it. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  ...reviewed,
});

export type OrgChange = z.infer<typeof OrgChange>;

export const list = endpoint({
  summary: '单位资料的变更队列：待审核的先来的在前，审核过的新的在前',
  method: 'POST',
  path: '/user/auth/orgInfoAudit/list',
  kind: 'read',
  action: 'apply:review',
  input: z.object(queueInput),
  output: pageOf(OrgChange),
});

export const audit = endpoint({
  summary: '审核单位资料的变更：通过即生效',
  method: 'POST',
  path: '/user/auth/orgInfoAudit/audit',
  kind: 'write',
  action: 'apply:review',
  input: Decision,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DECIDED, ORG_JOINED, OWN_REVIEW],
});
