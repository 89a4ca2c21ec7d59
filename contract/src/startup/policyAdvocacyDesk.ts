import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { onOneOf } from '../kit/onOne.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Time } from '../kit/values.ts';
import { PolicyState } from '../rules/startPolicies.ts';
import { advocacyContent, AdvocacyCard } from './policyAdvocacyShapes.ts';
import * as failures from './policyFailures.ts';
import { POLICY_BYTES } from './policyShapes.ts';

const desk = { method: 'POST', action: 'startPolicy:edit' } as const;
const own = Id.of('policyAdvocacy');

const DeskRow = AdvocacyCard.extend({ policyState: oneOf(PolicyState), gmtModified: Time });

export type AdvocacyRow = z.infer<typeof DeskRow>;

export const list = endpoint({
  ...desk,
  summary: '本单位写的政策宣传，新改的在前',
  path: '/startup/auth/policyAdvocacyDesk/list',
  kind: 'read',
  input: z.object({ policyState: oneOf(PolicyState).optional(), ...paging }),
  output: pageOf(DeskRow),
});

export const form = endpoint({
  ...desk,
  summary: '要修改的政策宣传',
  path: '/startup/auth/policyAdvocacyDesk/form',
  kind: 'read',
  input: z.object({ id: own }),
  output: z.object({
    id: Id,
    policyState: oneOf(PolicyState),
    ...advocacyContent,
    /** What the chosen policies are called. */
    policies: z.array(z.object({ id: Id, policyName: z.string() })),
  }),
  fails: [NOT_FOUND],
});

const written = z.object({ id: Id.of('policyAdvocacy', '0').default('0'), ...advocacyContent });

export const save = endpoint({
  ...desk,
  summary: '保存政策宣传：草稿还是草稿，发布着的马上就是新的样子',
  path: '/startup/auth/policyAdvocacyDesk/save',
  kind: 'write',
  logged: true,
  bodyLimit: POLICY_BYTES,
  input: written,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.ADVOCACIES_FULL],
});

export const publish = endpoint({
  ...desk,
  summary: '发布政策宣传',
  path: '/startup/auth/policyAdvocacyDesk/publish',
  kind: 'write',
  logged: true,
  bodyLimit: POLICY_BYTES,
  input: written,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.ADVOCACIES_FULL],
});

const onOne = onOneOf(desk, own);

export const withdraw = endpoint({
  ...onOne,
  summary: '撤下发布着的政策宣传',
  path: '/startup/auth/policyAdvocacyDesk/withdraw',
  fails: [NOT_FOUND, failures.POLICY_MOVED_ON],
});

export const remove = endpoint({
  ...onOne,
  summary: '删除没有发布着的政策宣传',
  path: '/startup/auth/policyAdvocacyDesk/delete',
  fails: [NOT_FOUND, failures.WITHDRAW_FIRST],
});
