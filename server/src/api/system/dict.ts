import * as contract from '#contract/system/dict.ts';
import { dictionaries } from '../../domain/site/dictionary.ts';
import { handle } from '../../kit/handle.ts';

export const items = handle(contract.items, async (ctx, { dictKey, keys }) => {
  const all = await dictionaries(ctx.db, ctx.now);
  const wanted = [dictKey, keys].flatMap((names) => names?.split(',') ?? []);
  if (wanted.length === 0) return { items: Object.fromEntries(all) };
  return { items: Object.fromEntries(wanted.map((key) => [key, all.get(key) ?? []])) };
});
