import * as contract from '#contract/agent/agent.ts';
import { agentOf } from '../../domain/site/recommended.ts';
import { handle } from '../../kit/handle.ts';

export const check = handle(contract.check, async ({ db }, { referralCode }) => {
  const referrerName = await agentOf(db, referralCode);
  return { isAgent: referrerName === undefined ? (0 as const) : (1 as const), referrerName: referrerName ?? '' };
});
