import * as contract from '#contract/course/ability.ts';
import { itemsOf, searchItems } from '../../domain/abilities/items.ts';
import { raisedByCourse } from '../../domain/abilities/raised.ts';
import { abilityTree } from '../../domain/abilities/tree.ts';
import { handle } from '../../kit/handle.ts';

export const tree = handle(contract.tree, async (ctx) => ({ list: await abilityTree(ctx.db) }));

export const list = handle(contract.list, (ctx, wanted) => searchItems(ctx.db, wanted));

export const ofIds = handle(contract.ofIds, async (ctx, { ids }) => {
  const items = await itemsOf(ctx.db, ids);
  return { list: [...new Map([...items.values()].map((item) => [item.id, item])).values()] };
});

export const ofCourse = handle(contract.ofCourse, async (ctx, { courseId }) =>
  raisedByCourse(ctx.db, courseId, (await ctx.visitor())?.userNo),
);
