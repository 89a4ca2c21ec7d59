import { sql } from 'drizzle-orm';
import * as contract from '#contract/system/adminTree.ts';
import { treeNode } from '../../db/schema/system.ts';
import { arrangeManaged, managedRows } from '../../domain/console/managed.ts';
import { saveNode, trailOf, treePart } from '../../domain/console/treeNodes.ts';
import { handle } from '../../kit/handle.ts';

const extra = {
  childCount: sql<number>`(select count(*)::int from tree_node child
    where child.kind = tree_node.kind and child.parent_code = tree_node.code)`,
};

export const list = handle(contract.list, async (ctx, place) => ({
  list: await managedRows(ctx.db, treeNode, treePart(place), extra),
  trail: await trailOf(ctx.db, place),
}));

export const save = handle(contract.save, async (ctx, wanted) => ({ id: await saveNode(ctx, wanted) }));

export const arrange = handle(contract.arrange, async (ctx, { ids, ...place }) =>
  arrangeManaged(ctx, treeNode, treeNode.name, ids, treePart(place)),
);
