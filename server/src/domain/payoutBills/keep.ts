import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { isId } from '#contract/rules/id.ts';
import { PayoutMark, PayoutOutcome } from '#contract/rules/payoutBills.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ExtractStatus } from '#contract/rules/wallet.ts';
import { PAYOUT_BILL_TWICE } from '#contract/trade/walletFailures.ts';
import type { Db } from '../../db/client.ts';
import { payoutBill, payoutDifference, payoutLine } from '../../db/schema/payoutBill.ts';
import { walletDraw } from '../../db/schema/wallet.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { drawSeal, openAccount } from '../wallet/account.ts';
import { bounceDraw, confirmDraw, payDraw } from '../wallet/payouts.ts';
import { judge } from './judge.ts';
import type { Draw, Verdict } from './judge.ts';
import { listMissing, settleExplained } from './missing.ts';
import type { PayoutLine } from './read.ts';

interface Facts {
  fileName: string;
  actorUserNo: string;
}

interface At {
  secretKey: string;
  now: Date;
}

/**
 * Keeps what a bank answers for payouts, takes the steps that follow from it, and lists what differs. Who calls has a
 * transaction: all of it or nothing. @throws PAYOUT_BILL_TWICE, REF_TAKEN when somebody used the number just now
 */
export async function keepPayoutBill(db: Db, facts: Facts, lines: readonly PayoutLine[], { secretKey, now }: At) {
  const adding = db.insert(payoutBill).values({ ...facts, digest: digestOf(lines), gmtCreate: wireTime(now) });
  const [bill] = await refusedAs(adding.returning({ id: payoutBill.id }), { payout_bill_once: PAYOUT_BILL_TWICE });
  const billId = bill!.id;
  const draws = await heldDraws(db, lines);
  const [owners, told] = [await ownersOfRefs(db, lines), await toldBefore(db, lines)];
  const accountOf = ({ extractNo, accountCipher }: Draw) => openAccount(secretKey, drawSeal(extractNo), accountCipher);
  const kept: Kept[] = [];
  const paidHere = new Set(lines.filter(({ isPaid }) => isPaid === 1).map(({ extractNo }) => extractNo));
  for (const line of paidFirst(lines)) {
    const draw = draws.get(line.extractNo);
    const isRefTaken = (owners.get(line.bankRef) ?? line.extractNo) !== line.extractNo;
    const isPaidHere = paidHere.has(line.extractNo);
    const verdict = judge(line, { draw, accountOf, isRefTaken, isPaidHere, actor: facts.actorUserNo });
    if (draw && 'act' in verdict) draws.set(draw.extractNo, await act(db, verdict, draw, { line, facts, now }));
    const mark = 'mark' in verdict ? verdict.mark : null;
    kept.push({ line, draw, mark, outcome: outcomeOf(verdict, told.has(nameOf({ ...line, mark }))) });
  }
  const differences = await keepLines(db, billId, kept);
  await settleExplained(db, { billId, now });
  const missing = await listMissing(db, billId);
  const countOf = (outcome: PayoutOutcome) => kept.filter((one) => one.outcome === outcome).length;
  return {
    id: billId,
    lineCount: lines.length,
    paidCount: countOf(PayoutOutcome.paid),
    returnedCount: countOf(PayoutOutcome.returned),
    differenceCount: differences + missing,
  };
}

/** A line with the withdrawal as it was before it. */
interface Kept {
  line: PayoutLine;
  draw: Draw | undefined;
  mark: PayoutMark | null;
  outcome: PayoutOutcome;
}

/** The same lines are the same answer, in whatever kind of file. */
const digestOf = (lines: readonly PayoutLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map((line) => ({ ...line, row: 0 }))))
    .digest('hex');

/** What a bank both paid and refused was paid: nothing of it comes back by itself. */
const paidFirst = (lines: readonly PayoutLine[]): PayoutLine[] =>
  lines.toSorted((one, other) => other.isPaid - one.isPaid);

/** The withdrawals of a file, by their numbers. Nobody takes a step with them until it is done. */
async function heldDraws(db: Db, lines: readonly PayoutLine[]): Promise<Map<string, Draw>> {
  const numbers = lines.map(({ extractNo }) => extractNo).filter(isId);
  if (numbers.length === 0) return new Map();
  const its = inArray(walletDraw.extractNo, numbers);
  const rows = await db.select().from(walletDraw).where(its).orderBy(asc(walletDraw.id)).for('update');
  return new Map(rows.map((row) => [row.extractNo, row]));
}

/** Which withdrawals the numbers of the bank stand for. */
async function ownersOfRefs(db: Db, lines: readonly PayoutLine[]): Promise<ReadonlyMap<string, string>> {
  const refs = lines.map(({ bankRef }) => bankRef).filter((ref) => ref !== '');
  if (refs.length === 0) return new Map();
  const { bankRef, extractNo } = walletDraw;
  const rows = await db.select({ bankRef, extractNo }).from(walletDraw).where(inArray(bankRef, refs));
  return new Map(rows.map((row) => [row.bankRef!, row.extractNo]));
}

type Named = Pick<PayoutLine, 'extractNo' | 'amount' | 'isPaid' | 'bankRef'> & { mark: PayoutMark | null };

const nameOf = ({ extractNo, amount, isPaid, bankRef, mark }: Named): string =>
  JSON.stringify([extractNo, amount, isPaid, bankRef, mark]);

/** The differences that earlier files have told of these numbers: what a later one repeats is not listed again. */
async function toldBefore(db: Db, lines: readonly PayoutLine[]): Promise<ReadonlySet<string>> {
  const numbers = [...new Set(lines.map(({ extractNo }) => extractNo))];
  const { extractNo, amount, isPaid, bankRef } = payoutLine;
  const rows = await db
    .select({ extractNo, amount, isPaid, bankRef, mark: payoutDifference.mark })
    .from(payoutDifference)
    .innerJoin(payoutLine, eq(payoutLine.id, payoutDifference.lineId))
    .where(and(isNotNull(payoutDifference.lineId), inArray(extractNo, numbers)));
  return new Set(rows.map(nameOf));
}

function outcomeOf(verdict: Verdict, isTold: boolean): PayoutOutcome {
  if ('mark' in verdict) return isTold ? PayoutOutcome.known : PayoutOutcome.different;
  if (verdict.act === 'none') return PayoutOutcome.agreed;
  return verdict.act === 'bounce' ? PayoutOutcome.returned : PayoutOutcome.paid;
}

interface Because {
  line: PayoutLine;
  facts: Facts;
  now: Date;
}

/** The same steps as by hand. @returns the withdrawal as it is now */
async function act(
  db: Db,
  { act: step }: Extract<Verdict, { act: string }>,
  draw: Draw,
  { line: { bankRef, reason }, facts, now }: Because,
): Promise<Draw> {
  if (step === 'none') return draw;
  const by = { actor: facts.actorUserNo, id: draw.id, now };
  if (step === 'bounce') {
    await bounceDraw(db, by, reason);
    return { ...draw, extractStatus: ExtractStatus.failed };
  }
  if (step === 'pay') await payDraw(db, by, bankRef);
  await confirmDraw(db, by);
  return { ...draw, extractStatus: ExtractStatus.done, bankRef };
}

/** @returns how many differences there are among them */
async function keepLines(db: Db, billId: string, kept: readonly Kept[]): Promise<number> {
  // Of the account nothing is kept: there is no column for it.
  const rows = kept.map(({ line, draw, outcome }) => ({
    ...line,
    billId,
    outcome,
    drawId: draw?.id ?? null,
  }));
  const added = await db.insert(payoutLine).values(rows).returning({ id: payoutLine.id, row: payoutLine.row });
  const idOf = new Map(added.map(({ id, row }) => [row, id]));
  const differences = kept.flatMap(({ line, draw, mark, outcome }) =>
    mark === null || outcome !== PayoutOutcome.different
      ? []
      : [
          {
            billId,
            mark,
            lineId: idOf.get(line.row)!,
            drawId: draw?.id ?? null,
            ourAmount: draw ? draw.amount - draw.fee : null,
            ourState: draw?.extractStatus ?? null,
          },
        ],
  );
  if (differences.length > 0) await db.insert(payoutDifference).values(differences);
  return differences.length;
}
