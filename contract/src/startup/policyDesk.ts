import * as z from 'zod';
import { policyChange } from '../fields/startPolicy.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { onOneOf } from '../kit/onOne.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Time } from '../kit/values.ts';
import { PolicyState } from '../rules/startPolicies.ts';
import * as failures from './policyFailures.ts';
import { checkPolicy, content, POLICY_BYTES, PolicyCard } from './policyShapes.ts';

const desk = { method: 'POST', action: 'startPolicy:edit' } as const;
const own = Id.of('startPolicy');

const DeskRow = PolicyCard.extend({
  policyState: oneOf(PolicyState),
  gmtModified: Time,
  /** How many people keep its last day. */
  countKept: z.int(),
});

export type DeskRow = z.infer<typeof DeskRow>;

export const list = endpoint({
  ...desk,
  summary: '本单位写的创业政策，新改的在前；每种状态有几条',
  path: '/startup/auth/policyDesk/list',
  kind: 'read',
  input: z.object({ policyState: oneOf(PolicyState).optional(), ...paging }),
  output: pageOf(DeskRow).extend({ counts: z.array(z.object({ policyState: oneOf(PolicyState), count: z.int() })) }),
});

export const form = endpoint({
  ...desk,
  summary: '要修改的创业政策',
  path: '/startup/auth/policyDesk/form',
  kind: 'read',
  input: z.object({ id: own }),
  output: z.object({ id: Id, policyState: oneOf(PolicyState), version: z.int(), ...content }),
  fails: [NOT_FOUND],
});

const written = {
  id: Id.of('startPolicy', '0').default('0'),
  ...content,
  changeNote: fieldSchema(policyChange.changeNote),
};

export const save = endpoint({
  ...desk,
  summary: '保存创业政策的草稿；发布过的不存草稿，改动请直接发布新的一版',
  path: '/startup/auth/policyDesk/save',
  kind: 'write',
  logged: true,
  bodyLimit: POLICY_BYTES,
  input: z.object(written).superRefine(checkPolicy),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.POLICY_MOVED_ON, failures.POLICIES_FULL],
});

export const publish = endpoint({
  ...desk,
  summary: '发布创业政策，或它的新一版；合适的人与记了截止日期的人会收到消息',
  path: '/startup/auth/policyDesk/publish',
  kind: 'write',
  logged: true,
  bodyLimit: POLICY_BYTES,
  input: z.object(written).superRefine(checkPolicy),
  output: z.object({ id: Id, version: z.int() }),
  fails: [NOT_FOUND, failures.POLICY_MOVED_ON, failures.POLICIES_FULL, failures.NO_CHANGE_NOTE, failures.SAME_POLICY],
});

const onOne = onOneOf(desk, own);

export const withdraw = endpoint({
  ...onOne,
  summary: '撤下已发布的创业政策：不再公开，以后可以改好再发布',
  path: '/startup/auth/policyDesk/withdraw',
  fails: [NOT_FOUND, failures.POLICY_MOVED_ON],
});

export const remove = endpoint({
  ...onOne,
  summary: '删除没有发布过的创业政策草稿',
  path: '/startup/auth/policyDesk/delete',
  fails: [NOT_FOUND, failures.KEEP_ONLY_DRAFTS],
});
