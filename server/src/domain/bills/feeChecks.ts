import { sql } from 'drizzle-orm';
import { AccountKind } from '#contract/rules/ledger.ts';
import { written } from '../../db/written.ts';
import type { LedgerCheck } from '../ledger/hooks.ts';

/** What banks kept is booked as their bills say; of a bill that was taken away nothing stays. */
export const feeChecks: readonly LedgerCheck[] = [
  {
    what: '手续费与账单不符',
    sought: (within) => sql`select coalesce(b.bill_id, l.bill_id)::text as row,
        '账单 ' || coalesce(l.fee, 0) || ' 分，记了 ' || coalesce(b.fee, 0) || ' 分' as note
      from (select e.bill_id, sum(p.amount) as fee from ${within.book.entries} e join ${within.book.postings} p on p.entry_id = e.id
        join ledger_account a on a.id = p.account_id and a.account_kind = ${written(AccountKind.fee)}
        where e.bill_id is not null group by e.bill_id) b
      full join (select bill_id, sum(fee) as fee from bank_line where ${within.bills('bill_id')}
        group by bill_id) l on l.bill_id = b.bill_id
      where coalesce(l.fee, 0) <> coalesce(b.fee, 0) order by 1`,
  },
];
