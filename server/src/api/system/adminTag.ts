import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { NAME_TAKEN } from '#contract/system/adminFailures.ts';
import * as contract from '#contract/system/adminTag.ts';
import { tagItem } from '../../db/schema/system.ts';
import { arrangeManaged, managedRows, removeManaged, saveManaged } from '../../domain/console/managed.ts';
import { handle } from '../../kit/handle.ts';

/** Tags that people made for themselves are theirs. */
const ofPlatform = isNull(tagItem.userNo);
const group = (tagGroup: string) => ({
  where: and(eq(tagItem.tagGroup, tagGroup), ofPlatform),
  most: 200,
  taken: { tag_item_once: NAME_TAKEN },
});

export const groups = handle(contract.groups, async (ctx) => ({
  list: await ctx.db
    .select({ tagGroup: tagItem.tagGroup, count: count() })
    .from(tagItem)
    .where(ofPlatform)
    .groupBy(tagItem.tagGroup)
    .orderBy(asc(tagItem.tagGroup))
    .limit(200),
}));

export const list = handle(contract.list, async (ctx, { tagGroup }) => ({
  list: await managedRows(ctx.db, tagItem, group(tagGroup)),
}));

export const save = handle(contract.save, async (ctx, { id, version, statusId, ...tag }) => ({
  id: await saveManaged(ctx, tagItem, { id, version, statusId }, tag, group(tag.tagGroup)),
}));

export const arrange = handle(contract.arrange, async (ctx, { ids, tagGroup }) =>
  arrangeManaged(ctx, tagItem, tagItem.tagName, ids, group(tagGroup)),
);

export const remove = handle(contract.remove, async (ctx, input) => {
  await removeManaged(ctx, tagItem, input, ofPlatform);
  return {};
});
