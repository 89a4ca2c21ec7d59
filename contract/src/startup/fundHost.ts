import * as z from 'zod';
import { fundDecision, takenBack } from '../fields/incubation.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Money } from '../kit/values.ts';
import { FundState } from '../rules/incubation.ts';
import { FundRow } from './fund.ts';
import * as failures from './incubationFailures.ts';
import { yuan } from './incubationShapes.ts';

const host = { method: 'POST', action: 'startProject:host' } as const;
const write = { ...host, kind: 'write', logged: true, output: z.object({ id: Id }) } as const;
const own = Id.of('incubationFund');

export const list = endpoint({
  ...host,
  summary: '本单位项目的资金申请，等得久的在前；批了多少、用了多少',
  path: '/startup/auth/fundHost/list',
  kind: 'read',
  input: z.object({ fundState: oneOf(FundState).optional(), ...paging }),
  output: pageOf(FundRow).extend({
    counts: z.array(z.object({ fundState: oneOf(FundState), count: z.int() })),
    granted: Money,
    used: Money,
  }),
});

export const decide = endpoint({
  ...write,
  summary: '批复资金申请：批准多少，0 是不批准；不批准与少批要写原因',
  path: '/startup/auth/fundHost/decide',
  input: z
    .object({ id: own, granted: yuan(fundDecision.granted), opinion: fieldSchema(fundDecision.opinion) })
    .refine(({ granted, opinion }) => granted > 0 || opinion !== '', {
      path: ['opinion'],
      message: '请写明原因，团队会看到',
    }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON, failures.GRANTED_TOO_MUCH],
});

export const strike = endpoint({
  ...write,
  summary: '剔除一张不算数的票据，写明原因；金额还给这笔资金',
  path: '/startup/auth/fundHost/strike',
  input: z.object({ id: Id.of('fundReceipt'), ...fieldSchemas(takenBack) }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON],
});

export const close = endpoint({
  ...write,
  summary: '结清一笔资金，不再收票据',
  path: '/startup/auth/fundHost/close',
  input: z.object({ id: own }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON],
});
