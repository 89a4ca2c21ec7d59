import { eq } from 'drizzle-orm';
import { AuditState } from '#contract/rules/auditStates.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import { WALLET_NAME_NEEDED } from '#contract/trade/walletFailures.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { realName } from '../../db/schema/trust.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { seal, unseal } from '../realName/sealed.ts';
import type { Owner } from './owner.ts';

/** An account at a bank in full; it is only ever kept sealed. */
export interface BankAccount {
  number: string;
  /** Who it belongs to. */
  holder: string;
}

/** Sealed for one row: copied to another it does not open. */
export const sealAccount = (secretKey: string, row: string, { number, holder }: BankAccount): Buffer =>
  seal(secretKey, row, JSON.stringify([number, holder]));

export function openAccount(secretKey: string, row: string, cipher: Buffer): BankAccount {
  const [number, holder] = JSON.parse(unseal(secretKey, row, cipher)) as [string, string];
  return { number, holder };
}

/** What the seal of a wallet and of a withdrawal is for. */
export const walletSeal = (walletId: string): string => `wallet ${walletId}`;
export const drawSeal = (extractNo: string): string => `draw ${extractNo}`;

/** The verified name of somebody; undefined without one. */
export async function verifiedName(db: Db, { secretKey }: Pick<Config, 'secretKey'>, userNo: string) {
  const [row] = await db.select().from(realName).where(eq(realName.userNo, userNo));
  return row?.auditStatus === AuditState.passed ? unseal(secretKey, userNo, row.nameCipher) : undefined;
}

/** What an owner is called: an organization in full. */
export async function orgNameOf(db: Db, orgNo: string): Promise<string> {
  const [row] = await db.select({ orgName: orgInfo.orgName }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  return row?.orgName ?? '';
}

/**
 * Who money of this wallet may be paid to: a lecturer under the verified name, an organization under its own. Whoever
 * moves it has to be verified in either case.
 * @throws WALLET_NAME_NEEDED
 */
export async function payeeOf(
  db: Db,
  config: Pick<Config, 'secretKey'>,
  owner: Owner,
  userNo: string,
): Promise<string> {
  const name = await verifiedName(db, config, userNo);
  if (name === undefined) throw fail(WALLET_NAME_NEEDED);
  return owner.walletKind === WalletKind.lecturer ? name : orgNameOf(db, owner.ownerNo);
}
