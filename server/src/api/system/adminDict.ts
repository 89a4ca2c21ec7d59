import { and, asc, count, eq } from 'drizzle-orm';
import * as contract from '#contract/system/adminDict.ts';
import { dictItem } from '../../db/schema/system.ts';
import { arrangeManaged, managedRows, saveManaged } from '../../domain/console/managed.ts';
import { onlyOne } from '../../domain/console/onlyOne.ts';
import { handle } from '../../kit/handle.ts';

const dictionary = (dictKey: string) => ({ where: eq(dictItem.dictKey, dictKey), most: 300 });

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
  const part = dictionary(given.dictKey);
  await onlyOne(ctx.db, dictItem, id, and(part.where, eq(dictItem.value, given.value)));
  const { value: _kept, ...changeable } = given;
  return { id: await saveManaged(ctx, dictItem, { id, version, statusId }, id ? changeable : given, part) };
});

export const arrange = handle(contract.arrange, async (ctx, { ids, dictKey }) =>
  arrangeManaged(ctx, dictItem, ids, dictionary(dictKey)),
);
