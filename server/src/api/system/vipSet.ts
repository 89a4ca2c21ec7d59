import * as contract from '#contract/system/vipSet.ts';
import { shownTier, tiers } from '../../domain/membership/tiers.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx) => ({ list: (await tiers(ctx.db)).map(shownTier) }));
