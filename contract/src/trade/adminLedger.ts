import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { AccountKind, ProofKind } from '../rules/ledger.ts';

const Proof = z.object({
  id: Id,
  gmtCreate: Time,
  proofKind: oneOf(ProofKind),
  /** 1: everything sums to zero and agrees with the orders. */
  isSound: Flag,
  /** How many it looked at, of a daily one what was touched since the proof before. */
  entryCount: z.int(),
  postingCount: z.int(),
  orderCount: z.int(),
  /** Yuan; zero when all is well. */
  total: z.number(),
  tookMs: z.int(),
  /** Yuan by kind of account: positive is debit. */
  balances: z.array(z.object({ accountKind: oneOf(AccountKind), balance: z.number() })),
  /** The rows that do not agree, the first hundred. */
  faults: z.array(z.object({ what: z.string(), row: z.string(), note: z.string() })),
});

export type Proof = z.infer<typeof Proof>;

export const list = endpoint({
  summary: '运营后台：资金账本的核对结果，新的在前',
  method: 'POST',
  path: '/trade/auth/admin/ledger/list',
  kind: 'read',
  action: 'ledger:view',
  input: z.object(paging),
  output: pageOf(Proof),
});

export const prove = endpoint({
  summary: '运营后台：现在就核对一次整本资金账本',
  method: 'POST',
  path: '/trade/auth/admin/ledger/prove',
  kind: 'write',
  action: 'ledger:view',
  input: Nothing,
  output: Proof,
});
