import type { PayType } from '#contract/rules/orders.ts';
import { payPlaceOf, scenesAt } from '#contract/rules/payScenes.ts';
import type { PayScene } from '#contract/rules/payScenes.ts';
import { SCENE_NOT_HERE } from '#contract/trade/failures.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { PayProvider } from '../../providers/pay/payProvider.ts';

/** What of a bank works in this browser, the handiest first. */
const workingHere = ({ payType, scenes }: PayProvider, userAgent: string): PayScene[] =>
  scenesAt(payPlaceOf(userAgent), payType).filter((scene) => scenes.has(scene));

/** How each bank can be paid where the buyer is. */
export function scenesHere({ providers, userAgent }: Pick<Ctx, 'providers' | 'userAgent'>, ways: readonly PayType[]) {
  const scenes = ways.flatMap((payType) => {
    const provider = providers.pay.get(payType);
    return provider ? [{ payType, scenes: workingHere(provider, userAgent) }] : [];
  });
  return { place: payPlaceOf(userAgent), scenes };
}

/** @throws SCENE_NOT_HERE */
export function mustWorkHere(provider: PayProvider, userAgent: string, scene: PayScene): void {
  if (!workingHere(provider, userAgent).includes(scene)) throw fail(SCENE_NOT_HERE);
}

export const cashierPath = (orderNo: string): string => `/pay/${orderNo}`;

/** Where a wallet leads back to: the cashier, which then asks the bank. */
export const comingBack = (orderNo: string): string => `${cashierPath(orderNo)}?back=1`;
