import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { personalWallet } from '#contract/rules/ledger.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';

/** Who sells and earns: a lecturer, or an organization for which its staff acts. */
export interface Owner {
  walletKind: WalletKind;
  ownerNo: string;
}

/** Staff may see what was sold by one action and draw by another; a lecturer's own needs none. */
type Wish = 'sale:view' | 'wallet:manage' | 'coupon:edit';

/** Whose sales and money the caller may see or move in this identity. @throws NO_PERMISSION */
export function ownerOf(ctx: Pick<UserCtx, 'user' | 'can'>, ...wishes: readonly [Wish, ...Wish[]]): Owner {
  const { user } = ctx;
  if (user.userType === UserType.lecturer) return { walletKind: WalletKind.lecturer, ownerNo: user.userNo };
  if (isStaff(user) && user.userType !== UserType.enterprise && wishes.some((wish) => ctx.can(wish)))
    return { walletKind: WalletKind.organization, ownerNo: user.orgNo };
  throw fail(NO_PERMISSION);
}

/** Whose wallet the caller opens: as a learner their own, in which commissions arrive. @throws NO_PERMISSION */
export const walletOwner = (ctx: Pick<UserCtx, 'user' | 'can'>, ...wishes: readonly [Wish, ...Wish[]]): Owner =>
  ctx.user.userType === UserType.learner ? personalWallet(ctx.user.userNo) : ownerOf(ctx, ...wishes);

/** For the operation log: what is done with the money of an organization, its own log keeps too. */
export const concerning = ({ walletKind, ownerNo }: Owner): { orgNo?: string } =>
  walletKind === WalletKind.organization ? { orgNo: ownerNo } : {};
