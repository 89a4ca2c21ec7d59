import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id } from '../kit/values.ts';
import { CaseState, ConsentState } from '../rules/startCases.ts';
import * as failures from './caseFailures.ts';
import { CaseCard } from './caseShapes.ts';

const Own = CaseCard.extend({
  /** The case itself; `id` is the row of the one who is asked. */
  caseId: Id,
  caseState: oneOf(CaseState),
  consentState: oneOf(ConsentState),
  duty: z.string(),
  words: z.string(),
});

export type OwnCase = z.infer<typeof Own>;

export const list = endpoint({
  summary: '写到我的案例，等我答复的在前',
  method: 'POST',
  path: '/startup/auth/caseConsent/list',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(Own),
});

const own = Id.of('caseConsent');

export const view = endpoint({
  summary: '答复之前看一遍：写到我的案例现在的样子，没有发布的也看得到',
  method: 'POST',
  path: '/startup/auth/caseConsent/view',
  kind: 'read',
  input: z.object({ id: own }),
  output: Own.extend({ body: z.string() }),
  fails: [NOT_FOUND],
});

export const answer = endpoint({
  summary: '同意署名，或不愿意；不愿意的以后还可以同意',
  method: 'POST',
  path: '/startup/auth/caseConsent/answer',
  kind: 'write',
  logged: true,
  input: z.object({ id: own, isAgreed: named({ label: '同意署名' }, Flag) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.CONSENT_MOVED_ON],
});

export const revoke = endpoint({
  summary: '收回同意：马上不再写出名字',
  method: 'POST',
  path: '/startup/auth/caseConsent/revoke',
  kind: 'write',
  logged: true,
  input: z.object({ id: own }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.CONSENT_MOVED_ON],
});
