import type { Payer } from './InWechat.tsx';

/** What the address of a cashier says of who comes there: from a wallet, or from WeChat, which was asked who pays. */
export function comingBackIn(asked: URLSearchParams): { isBack: boolean; payer: Payer | null } {
  const [payerCode, payerState] = [asked.get('code'), asked.get('state')];
  return { isBack: asked.has('back'), payer: payerCode && payerState ? { payerCode, payerState } : null };
}
