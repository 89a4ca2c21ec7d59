import { machine } from '../rules/transitions.ts';
import { ExtractStatus } from '../rules/wallet.ts';
import { DRAW_MOVED_ON, OWN_DRAW } from './walletFailures.ts';

const { auditing, paying, confirming, done, failed } = ExtractStatus;
const another = { by: 'another', notBy: OWN_DRAW, notFrom: DRAW_MOVED_ON } as const;

/** Money on its way out (docs/decisions/0078); nobody takes a step with their own. */
export const drawSteps = machine(ExtractStatus.labels, {
  approve: { ...another, from: [auditing], to: paying },
  refuse: { ...another, from: [auditing], to: failed },
  /** The bank has the order to pay. */
  pay: { ...another, from: [paying], to: confirming },
  /** It arrived. */
  confirm: { ...another, from: [confirming], to: done },
  /** The bank did not pay, or sent it back; the other bank may do so days after it arrived. */
  bounce: { ...another, from: [paying, confirming, done], to: failed },
});
