import { and, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { CODE_TAKEN } from '#contract/system/adminTree.ts';
import { TREE_DEPTH } from '#contract/rules/trees.ts';
import type { TreeKind } from '#contract/rules/trees.ts';
import { LIST_FULL, NAME_TAKEN } from '#contract/system/adminFailures.ts';
import type { Db } from '../../db/client.ts';
import { treeNode } from '../../db/schema/system.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { saveManaged } from './managed.ts';

interface Place {
  kind: TreeKind;
  /** Empty at the top. */
  parentCode: string;
}

interface Wanted extends Place {
  id?: string | undefined;
  version?: string | undefined;
  statusId: 0 | 1;
  code: string;
  name: string;
}

/** The nodes below one. */
export const treePart = ({ kind, parentCode }: Place) => ({
  where: and(eq(treeNode.kind, kind), eq(treeNode.parentCode, parentCode)),
  most: 500,
  taken: { tree_node_name: NAME_TAKEN, tree_node_kind_code_index: CODE_TAKEN },
});

/**
 * Adds a node below another one, or renames one where it stands; its code stays.
 * @throws NOT_FOUND, CONFLICT, LIST_FULL, NAME_TAKEN, CODE_TAKEN
 */
export async function saveNode(ctx: UserCtx, wanted: Wanted): Promise<string> {
  const { id, version, statusId, kind, parentCode, code, name } = wanted;
  const part = treePart(wanted);
  if (id !== undefined) return saveManaged(ctx, treeNode, { id, version, statusId }, { name }, part);
  const level = (await trailOf(ctx.db, wanted)).length + 1;
  if (level > TREE_DEPTH) throw fail(LIST_FULL, `最多 ${TREE_DEPTH} 级`);
  return saveManaged(ctx, treeNode, { statusId }, { kind, parentCode, code, name, level }, part);
}

/** From the top to the node that is open. @throws NOT_FOUND when there is none */
export async function trailOf(db: Db, { kind, parentCode }: Place): Promise<{ code: string; name: string }[]> {
  if (parentCode === '') return [];
  const { rows } = await db.execute<{ code: string; name: string }>(sql`
    with recursive above as (
      select code, name, parent_code, level from tree_node where kind = ${kind} and code = ${parentCode}
      union all select n.code, n.name, n.parent_code, n.level from tree_node n join above on n.code = above.parent_code
      where n.kind = ${kind})
    select code, name from above order by level`);
  if (rows.length === 0) throw fail(NOT_FOUND);
  return rows;
}
