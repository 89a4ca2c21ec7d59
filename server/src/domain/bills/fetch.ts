import { and, desc, eq, sql } from 'drizzle-orm';
import { billBanks } from '#contract/rules/bills.ts';
import type { BillBank } from '#contract/rules/bills.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { bankBill, bankBillMiss } from '../../db/schema/bill.ts';
import type { Platform } from '../../kit/context.ts';
import { BillProblem } from '../../providers/pay/payProvider.ts';
import { keepBill } from './keep.ts';
import { readBill, textOf } from './read.ts';

type FetchCtx = Pick<Platform, 'db' | 'providers' | 'log' | 'config'> & { now: Date };

/** Of which bank and day. */
interface Sought {
  bank: BillBank;
  day: string;
}

/** Days that are looked back, so that a bank may be out of reach for one or two. */
const DAYS_BACK = 3;
const DAY_SECONDS = 86_400;
/** As many misses as the console shows. */
const SHOWN = 20;

const banks = Object.keys(billBanks) as BillBank[];

/** The banks whose bills can be downloaded here. */
export const banksWithBills = ({ providers }: Pick<Platform, 'providers'>): BillBank[] =>
  banks.filter((bank) => providers.pay.has(billBanks[bank]));

/**
 * Downloads the bill of a day and compares it, as if somebody had sent it. What goes wrong is kept, to be read in the
 * console, until the bill is there; somebody can send the file instead.
 * @throws BILL_TWICE
 */
export async function fetchBill(ctx: FetchCtx, { bank, day }: Sought, actorUserNo: string | null) {
  const { db, now } = ctx;
  const payType = billBanks[bank];
  const got = await linesOf(ctx, { bank, day });
  if ('problem' in got) {
    await keepMiss(db, { payType, day, problem: got.problem }, now);
    return got;
  }
  const facts = { payType, day, fileName: `${day}.csv`, actorUserNo, feeRate: ctx.config.feeRates[bank] };
  return db.transaction((tx) => keepBill(tx, facts, got.lines, now));
}

/** The lines of the file; none when the bank says that nothing happened. */
async function linesOf({ providers, log }: FetchCtx, { bank, day }: Sought): Promise<ReturnType<typeof readBill>> {
  try {
    const bytes = await providers.pay.get(billBanks[bank])!.bill(day);
    return bytes === null ? { lines: [] } : readBill(bank, textOf(bytes));
  } catch (error) {
    if (error instanceof BillProblem) return { problem: error.message };
    log.warn({ err: error, bank, day }, 'a bill could not be downloaded');
    return { problem: '连不上支付方，或者它的回答读不懂' };
  }
}

async function keepMiss(
  db: Db,
  miss: { payType: (typeof billBanks)[BillBank]; day: string; problem: string },
  now: Date,
) {
  const triedAt = wireTime(now);
  const { problem } = miss;
  await db
    .insert(bankBillMiss)
    .values({ ...miss, triedAt })
    .onConflictDoUpdate({
      target: [bankBillMiss.payType, bankBillMiss.day],
      set: { problem, triedAt, tries: sql`${bankBillMiss.tries} + 1` },
    });
}

/** The bills of the last days that are not here yet; of a bank that fails the others do not suffer. */
export async function fetchMissing({ db, providers, log, config, clock }: Platform): Promise<void> {
  const now = clock();
  for (const bank of banksWithBills({ providers }))
    for (let back = DAYS_BACK; back >= 1; back -= 1) {
      const day = wireTimeIn(now, -back * DAY_SECONDS).slice(0, 10);
      const its = and(eq(bankBill.payType, billBanks[bank]), eq(bankBill.day, day));
      if ((await db.$count(bankBill, its)) === 0)
        await fetchBill({ db, providers, log, config, now }, { bank, day }, null);
    }
}

/** What could not be downloaded and nobody has sent since. */
export const missedBills = (db: Db) =>
  db
    .select({
      payType: bankBillMiss.payType,
      day: bankBillMiss.day,
      problem: bankBillMiss.problem,
      tries: bankBillMiss.tries,
      triedAt: bankBillMiss.triedAt,
    })
    .from(bankBillMiss)
    .orderBy(desc(bankBillMiss.day), desc(bankBillMiss.id))
    .limit(SHOWN);
