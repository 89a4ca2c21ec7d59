import { eq } from 'drizzle-orm';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { isAccountNo, isCardNo, maskedCard, WalletKind } from '#contract/rules/wallet.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { wallet } from '../../db/schema/wallet.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { payeeOf, sealAccount, walletSeal } from './account.ts';
import type { Owner } from './owner.ts';
import { heldWallet } from './wallets.ts';

interface Card {
  bankCardNo: string;
  bankName: string;
  bankBranchName: string;
}

interface By {
  userNo: string;
  owner: Owner;
  config: Pick<Config, 'secretKey'>;
  now: Date;
}

/**
 * Binds the account that earnings are paid to. Whoever's money it is hears of it, because it would be the first thing a
 * thief does.
 * @returns its number, masked
 * @throws WALLET_NAME_NEEDED, 422 at `bankCardNo`
 */
export async function bindAccount(db: Db, { userNo, owner, config, now }: By, card: Card): Promise<string> {
  const holder = await payeeOf(db, config, owner, userNo);
  const number = numberOf(owner, card.bankCardNo);
  const { id } = await heldWallet(db, owner, now);
  const cardMasked = maskedCard(number);
  const { bankName, bankBranchName } = card;
  const accountCipher = sealAccount(config.secretKey, walletSeal(id), { number, holder });
  const bound = { accountCipher, cardMasked, bankName, bankBranchName, cardUserNo: userNo };
  await db
    .update(wallet)
    .set({ ...bound, gmtModified: wireTime(now) })
    .where(eq(wallet.id, id));
  await sendMessage(
    { db },
    {
      to: [userNo],
      msgType: 'system',
      msgTitle: `收款账户换成了${bankName} ${cardMasked}，不是你本人操作请马上联系客服`,
      msgUrl: '/account/draw_money',
    },
  );
  return cardMasked;
}

/** The digits of what was typed in groups; a lecturer has a card, an organization an account. */
function numberOf({ walletKind }: Owner, typed: string): string {
  const digits = typed.replaceAll(/[\s-]/g, '');
  const isOfLecturer = walletKind === WalletKind.lecturer;
  if (isOfLecturer ? isCardNo(digits) : isAccountNo(digits)) return digits;
  const message = isOfLecturer ? '银行卡号不对，请对照卡面检查' : '对公账号是 9 到 30 位数字，请检查';
  throw fail(INVALID_INPUT, message, { issues: [{ path: 'bankCardNo', message }] });
}
