import * as contract from '#contract/system/apiKey.ts';
import { makeKey, revokeKey } from '../../domain/apiKeys/keep.ts';
import { keyPage } from '../../domain/apiKeys/list.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, keyPage);

export const save = handle(contract.save, makeKey);

export const revoke = handle(contract.revoke, async (ctx, { id }) => {
  await revokeKey(ctx, id);
  return {};
});
