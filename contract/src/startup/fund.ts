import * as z from 'zod';
import { fund, fundMore, fundReceipt, fundReceiptMore } from '../fields/incubation.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Money, Time } from '../kit/values.ts';
import { FundState, ReceiptState } from '../rules/incubation.ts';
import * as failures from './incubationFailures.ts';
import { day, files, ShownFiles, yuan } from './incubationShapes.ts';

const project = named({ label: '项目' }, Id.of('startProject'));
const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true, output: z.object({ id: Id }) } as const;
const own = Id.of('incubationFund');

export const FundRow = z.object({
  id: Id,
  projectId: Id,
  projectName: z.string(),
  purpose: z.string(),
  plan: z.string(),
  askerName: z.string(),
  asked: Money,
  granted: Money,
  /** What the receipts that count add up to. */
  used: Money,
  left: Money,
  fundState: oneOf(FundState),
  opinion: z.string(),
  gmtCreate: Time,
});

export type FundRow = z.infer<typeof FundRow>;

export const list = endpoint({
  ...read,
  summary: '一个项目的资金申请，新的在前；团队与孵化单位看得到',
  path: '/startup/auth/fund/list',
  input: z.object({ projectId: project, ...paging }),
  output: pageOf(FundRow),
  fails: [NOT_FOUND],
});

export const view = endpoint({
  ...read,
  summary: '一笔资金：批了多少，用了多少，还能用多少',
  path: '/startup/auth/fund/view',
  input: z.object({ id: own }),
  output: FundRow.extend({
    /** 1: the caller is in the team. */
    isTeam: Flag,
  }),
  fails: [NOT_FOUND],
});

export const receipts = endpoint({
  ...read,
  summary: '一笔资金的票据，新的在前',
  path: '/startup/auth/fund/receipts',
  input: z.object({ id: own, ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      what: z.string(),
      spentOn: z.string(),
      amount: Money,
      files: ShownFiles,
      payerName: z.string(),
      receiptState: oneOf(ReceiptState),
      /** Why it does not count. */
      opinion: z.string(),
    }),
  ),
  fails: [NOT_FOUND],
});

export const ask = endpoint({
  ...write,
  summary: '负责人为项目申请一笔资金',
  path: '/startup/auth/fund/ask',
  input: z.object({ projectId: project, ...fieldSchemas(fund), asked: yuan(fundMore.asked) }),
  fails: [NOT_FOUND, failures.NOT_INCUBATING, failures.FUNDS_FULL],
});

export const takeBack = endpoint({
  ...write,
  summary: '收回还没有批复的申请',
  path: '/startup/auth/fund/takeBack',
  input: z.object({ id: own }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON],
});

export const addReceipt = endpoint({
  ...write,
  summary: '记一张票据；加起来不能超过批准的金额',
  path: '/startup/auth/fund/addReceipt',
  input: z.object({
    id: own,
    ...fieldSchemas(fundReceipt),
    spentOn: day(fundReceiptMore.spentOn),
    amount: yuan(fundReceiptMore.amount),
    files: files(fundReceiptMore.files),
  }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON, failures.FUND_SHORT, failures.RECEIPTS_FULL],
});
