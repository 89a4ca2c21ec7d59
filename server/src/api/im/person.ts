import * as contract from '#contract/im/person.ts';
import { listBlocked, setBlocked, setStrangerRule } from '../../domain/chat/block.ts';
import { findPeople } from '../../domain/chat/findPeople.ts';
import { strangerRuleOf } from '../../domain/chat/strangers.ts';
import { handle } from '../../kit/handle.ts';

export const search = handle(contract.search, findPeople);

export const blockList = handle(contract.blockList, listBlocked);

export const block = handle(contract.block, async (ctx, { userNo, isBlocked }) => {
  await setBlocked(ctx, userNo, isBlocked);
  return {};
});

export const setting = handle(contract.setting, async ({ db, user }) => ({
  strangerRule: await strangerRuleOf(db, user.userNo),
}));

export const saveSetting = handle(contract.saveSetting, async (ctx, { strangerRule }) => {
  await setStrangerRule(ctx, strangerRule);
  return {};
});
