import { asc, count, eq } from 'drizzle-orm';
import { NAME_TAKEN } from '#contract/system/adminFailures.ts';
import * as contract from '#contract/system/adminDict.ts';
import { dictItem } from '../../db/schema/system.ts';
import { arrangeManaged, managedRows, saveManaged } from '../../domain/console/managed.ts';
import { handle } from '../../kit/handle.ts';

const dictionary = (dictKey: string) => ({
  where: eq(dictItem.dictKey, dictKey),
  most: 300,
  taken: { dict_item_dict_key_value_index: NAME_TAKEN },
});

export const keys = handle(contract.keys, async (ctx) => ({
  list: await ctx.db
    .select({ dictKey: dictItem.dictKey, count: count() })
    .from(dictItem)
    .groupBy(dictItem.dictKey)
    .orderBy(asc(dictItem.dictKey))
    .limit(200),
}));

export const list = handle(contract.list, async (ctx, { dictKey }) => ({
  list: await managedRows(ctx.db, dictItem, dictionary(dictKey)),
}));

export const save = handle(contract.save, async (ctx, { id, version, statusId, ...given }) => {
  const { value: _kept, ...changeable } = given;
  const values = id ? changeable : given;
  return { id: await saveManaged(ctx, dictItem, { id, version, statusId }, values, dictionary(given.dictKey)) };
});

export const arrange = handle(contract.arrange, async (ctx, { ids, dictKey }) =>
  arrangeManaged(ctx, dictItem, dictItem.label, ids, dictionary(dictKey)),
);
