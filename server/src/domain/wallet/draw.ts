import { and, eq } from 'drizzle-orm';
import { drawPostings, EntryKind } from '#contract/rules/ledger.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { wireTime } from '#contract/rules/time.ts';
import { drawFee } from '#contract/rules/wallet.ts';
import { BALANCE_TOO_SMALL, CARD_CHANGED, NO_CARD } from '#contract/trade/walletFailures.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { walletDraw } from '../../db/schema/wallet.ts';
import { fail } from '../../kit/fail.ts';
import { balancesOf } from '../ledger/balances.ts';
import { book } from '../ledger/book.ts';
import { stampedNumber } from '../trade/numbers.ts';
import { drawSeal, openAccount, payeeOf, sealAccount, walletSeal } from './account.ts';
import type { Owner } from './owner.ts';
import { heldWallet } from './wallets.ts';

interface Wish {
  /** Cents. */
  amount: number;
  /** The account as it was seen, masked. */
  cardMasked: string;
  requestKey: string;
}

interface By {
  userNo: string;
  owner: Owner;
  config: Pick<Config, 'secretKey'>;
  now: Date;
}

/**
 * Asks for money of a wallet. The row of the wallet is held, the ledger is read after that and what is drawn leaves
 * "due" in the same transaction: of two who draw the same cent, the second finds it gone.
 * @returns the id of the withdrawal; of the first one when the page sends it again
 * @throws WALLET_NAME_NEEDED, NO_CARD, CARD_CHANGED, BALANCE_TOO_SMALL with what there is
 */
export async function drawMoney(db: Db, { userNo, owner, config, now }: By, wish: Wish): Promise<string> {
  const { secretKey } = config;
  const { amount, requestKey } = wish;
  const wallet = await heldWallet(db, owner, now);
  const [pressed] = await db
    .select({ id: walletDraw.id })
    .from(walletDraw)
    .where(and(eq(walletDraw.applyUserNo, userNo), eq(walletDraw.requestKey, requestKey)));
  if (pressed) return pressed.id;
  const payee = await payeeOf(db, config, owner, userNo);
  if (!wallet.accountCipher) throw fail(NO_CARD);
  const { cardMasked, bankName, bankBranchName } = wallet;
  const account = openAccount(secretKey, walletSeal(wallet.id), wallet.accountCipher);
  if (wish.cardMasked !== cardMasked || account.holder !== payee) throw fail(CARD_CHANGED);
  const { due } = await balancesOf(db, owner);
  if (amount > due) throw tooSmall(due);
  const at = wireTime(now);
  const extractNo = await stampedNumber(db, now, 4);
  const accountCipher = sealAccount(secretKey, drawSeal(extractNo), account);
  const bank = { accountCipher, cardMasked, bankName, bankBranchName };
  const asked = { walletId: wallet.id, applyUserNo: userNo, amount, fee: drawFee(amount), requestKey };
  const [row] = await db
    .insert(walletDraw)
    .values({ ...bank, ...asked, extractNo, gmtCreate: at, gmtModified: at })
    .returning({ id: walletDraw.id });
  const { id } = row!;
  const postings = drawPostings(amount, owner);
  await book(db, { entryKind: EntryKind.draw, causeId: id, drawId: id, postings }, now);
  return id;
}

function tooSmall(due: number) {
  const message = `可提现的金额是 ¥${yuanOf(Math.max(0, due))}，不够这次提现`;
  return fail(BALANCE_TOO_SMALL, message, { issues: [{ path: 'extractMoney', message }] });
}
