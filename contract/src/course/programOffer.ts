import * as z from 'zod';
import { programAnswer } from '../fields/program.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Nothing, Time } from '../kit/values.ts';
import { OfferState } from '../rules/programs.ts';
import * as failures from './programFailures.ts';
import { programFacts, programRead, programSums } from './programShapes.ts';

export const send = endpoint({
  summary: '请一家单位确认公开的这一版学习方案',
  method: 'POST',
  path: '/course/auth/programOffer/send',
  kind: 'write',
  logged: true,
  input: z.object({ programId: Id.of('ownProgram'), orgNo: Id.open('organization') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.NOT_PUBLIC_YET, failures.OFFERED_ALREADY, failures.OWN_ORG],
});

export const withdraw = endpoint({
  summary: '收回还没有答复的确认请求',
  method: 'POST',
  path: '/course/auth/programOffer/withdraw',
  kind: 'write',
  input: z.object({ id: Id.of('programOffer') }),
  output: Nothing,
  fails: [NOT_FOUND, failures.OFFER_MOVED_ON],
});

const Received = z.object({
  id: Id,
  programId: Id,
  ...programFacts,
  ...programSums,
  ...programRead,
  authorName: z.string(),
  version: z.int(),
  offerState: oneOf(OfferState),
  remark: z.string(),
  offeredAt: Time,
  answeredAt: Time.nullable(),
});

export type ReceivedOffer = z.infer<typeof Received>;

export const list = endpoint({
  summary: '请本单位确认的学习方案：等着的先到的在前，答复过的新的在前',
  method: 'POST',
  path: '/course/auth/programOffer/list',
  kind: 'read',
  action: 'typicalPlan:edit',
  input: z.object({ offerState: oneOf(OfferState).default(OfferState.waiting), ...paging }),
  output: pageOf(Received),
});

export const answer = endpoint({
  summary: '确认一个学习方案，或者带着意见退回',
  method: 'POST',
  path: '/course/auth/programOffer/answer',
  kind: 'write',
  logged: true,
  action: 'typicalPlan:edit',
  input: z
    .object({
      id: Id.of('receivedOffer'),
      offerState: z.literal([OfferState.confirmed, OfferState.returned]),
      remark: fieldSchema(programAnswer.remark),
    })
    .refine(({ offerState, remark }) => offerState === OfferState.confirmed || remark !== '', {
      path: ['remark'],
      message: '请写明退回的原因，对方会看到',
    }),
  output: Nothing,
  fails: [NOT_FOUND, failures.OFFER_MOVED_ON],
});
