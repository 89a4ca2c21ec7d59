import { eq } from 'drizzle-orm';
import { EntryKind, paidOutPostings } from '#contract/rules/ledger.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ExtractStatus } from '#contract/rules/wallet.ts';
import { drawSteps } from '#contract/trade/walletTransitions.ts';
import { REF_TAKEN } from '#contract/trade/walletFailures.ts';
import type { Db } from '../../db/client.ts';
import { wallet, walletDraw } from '../../db/schema/wallet.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { book, bookReversed } from '../ledger/book.ts';
import { sendMessage } from '../messages/send.ts';

type Draw = typeof walletDraw.$inferSelect;

interface By {
  /** The operator. */
  actor: string;
  id: string;
  now: Date;
}

const step = (db: Db, name: keyof typeof drawSteps.transitions, { actor, id, now }: By, set: Partial<Draw> = {}) =>
  takeStep(db, drawSteps, name, {
    table: walletDraw,
    state: 'extractStatus',
    owner: 'applyUserNo',
    actor,
    where: eq(walletDraw.id, id),
    set: { ...set, gmtModified: wireTime(now) },
  });

const audited = ({ actor, now }: By) => ({ auditUserNo: actor, auditTime: wireTime(now) });

/** It may be paid. @throws NOT_FOUND, OWN_DRAW, DRAW_MOVED_ON */
export async function approveDraw(db: Db, by: By): Promise<void> {
  const draw = await step(db, 'approve', by, audited(by));
  await tell(db, draw, `提现 ¥${yuanOf(draw.amount)} 审核通过，等待付款`);
}

/** It goes back to where it came from, with the reason. @throws NOT_FOUND, OWN_DRAW, DRAW_MOVED_ON */
export async function refuseDraw(db: Db, by: By, remark: string): Promise<void> {
  await comeBack(db, await step(db, 'refuse', by, { ...audited(by), ...failed(by, remark) }), by.now);
}

/** The bank has the order to pay. @throws NOT_FOUND, OWN_DRAW, DRAW_MOVED_ON, REF_TAKEN */
export async function payDraw(db: Db, by: By, bankRef: string): Promise<void> {
  await refusedAs(step(db, 'pay', by, { bankRef }), { wallet_draw_bank_ref: REF_TAKEN });
}

/** It arrived: only now it has left the platform. @throws NOT_FOUND, OWN_DRAW, DRAW_MOVED_ON */
export async function confirmDraw(db: Db, by: By): Promise<void> {
  const draw = await step(db, 'confirm', by, { doneTime: wireTime(by.now) });
  const { id, walletId, amount, fee } = draw;
  const [owner] = await db.select().from(wallet).where(eq(wallet.id, walletId));
  const postings = paidOutPostings(amount, fee, owner!);
  await book(db, { entryKind: EntryKind.paidOut, causeId: id, drawId: id, postings }, by.now);
  await tell(db, draw, `提现 ¥${yuanOf(amount - fee)} 已经到账，手续费 ¥${yuanOf(fee)}`);
}

/** The bank did not pay it, or sent it back, even after it had arrived: then the fee comes back too. @throws NOT_FOUND, OWN_DRAW, DRAW_MOVED_ON */
export async function bounceDraw(db: Db, by: By, remark: string): Promise<void> {
  await comeBack(db, await step(db, 'bounce', by, failed(by, remark)), by.now);
}

const failed = ({ now }: By, remark: string) => ({ remark, doneTime: wireTime(now) });

async function comeBack(db: Db, draw: Draw, now: Date): Promise<void> {
  const { id } = draw;
  const booked = { entryKind: [EntryKind.draw, EntryKind.paidOut], causeId: id };
  await bookReversed(db, booked, { entryKind: EntryKind.drawBack, causeId: id, drawId: id }, now);
  await tell(db, draw, `提现 ¥${yuanOf(draw.amount)} 没有成功，钱已退回钱包：${draw.remark}`);
}

const tell = (db: Db, { applyUserNo }: Draw, msgTitle: string) =>
  sendMessage({ db }, { to: [applyUserNo], msgType: 'system', msgTitle, msgUrl: '/account/draw_money' });

/** States in which something has yet to be done: who waits longest is first. */
export const isOpenState = (state: ExtractStatus): boolean =>
  state !== ExtractStatus.done && state !== ExtractStatus.failed;
