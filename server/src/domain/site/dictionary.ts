import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { DictItem } from '#contract/system/dict.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { dictItem } from '../../db/schema/system.ts';
import { cached } from './cached.ts';

/** Every dictionary by its key, items in their order. */
export const dictionaries = cached(async (db): Promise<ReadonlyMap<string, DictItem[]>> => {
  const rows = await db
    .select()
    .from(dictItem)
    .where(enabled(dictItem))
    .orderBy(asc(dictItem.dictKey), desc(dictItem.sort), asc(dictItem.id))
    .limit(10_000);
  return Map.groupBy(rows, (row) => row.dictKey);
});

const itemOf = prepared('dict_item', (db) =>
  db
    .select({ label: dictItem.label })
    .from(dictItem)
    .where(
      and(
        eq(dictItem.dictKey, sql.placeholder('dictKey')),
        eq(dictItem.value, sql.placeholder('value')),
        enabled(dictItem),
      ),
    )
    .prepare('dict_item'),
);

/** May this value be chosen now? For writes, which must not rely on a kept copy. */
export async function inDictionary(db: Db, dictKey: string, value: string): Promise<boolean> {
  return (await itemOf(db).execute({ dictKey, value })).length > 0;
}
