import type { SignInOrBind } from '#contract/user/fields.ts';
import type { AgreementState } from './useAgreement.ts';
import type { Arrival } from './useArrival.tsx';

/** What the ways to sign in share. */
export interface WayProps {
  arrival: Arrival;
  agreement: AgreementState;
  /** Where to go afterwards. */
  address: string;
  /** Mobile or e-mail typed elsewhere; what is typed here is told back. */
  account: string | undefined;
  onAccount: (account: string) => void;
  /** Names the tab panel. */
  demo: boolean;
}

export const needsBinding = (answer: SignInOrBind): answer is Extract<SignInOrBind, { needBinding: 1 }> =>
  answer.needBinding === 1;
