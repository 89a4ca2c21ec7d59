import { and, asc, desc, eq } from 'drizzle-orm';
import * as contract from '#contract/system/tagItem.ts';
import { tagItem } from '../../db/schema/system.ts';
import { choosable, idsOfTags } from '../../domain/site/tags.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

export const items = handle(contract.items, async (ctx, input) => {
  const userNo = (await ctx.visitor())?.userNo ?? null;
  const where = and(eq(tagItem.tagGroup, input.tagGroup), choosable(userNo));
  const rows = ctx.db.select().from(tagItem).where(where).orderBy(desc(tagItem.sort), asc(tagItem.id)).$dynamic();
  const page = await paginate(input, rows, () => ctx.db.$count(tagItem, where));
  return {
    ...page,
    list: page.list.map((tag) => ({ ...tag, isOwn: tag.userNo === null ? (0 as const) : (1 as const) })),
  };
});

export const save = handle(contract.save, async (ctx, { tagGroup, tagName }) => {
  const [id] = await idsOfTags(ctx.db, ctx.user.userNo, tagGroup, [tagName]);
  return { id: id! };
});

export const saveList = handle(contract.saveList, async (ctx, { tagGroup, tagNameList }) => ({
  idList: await idsOfTags(ctx.db, ctx.user.userNo, tagGroup, tagNameList),
}));
