import { PayType } from '#contract/rules/orders.ts';

/** The demo's wallet is a page of ours, reached from whichever origin its address was made for. */
export function walletUrl(address: string, way: PayType): string {
  return way === PayType.standIn ? `/demo/pay${new URL(address, 'http://localhost').search}` : address;
}
