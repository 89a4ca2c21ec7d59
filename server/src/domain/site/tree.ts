import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { TreeNode } from '#contract/kit/tree.ts';
import type { TreeKind } from '#contract/rules/trees.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { treeNode } from '../../db/schema/system.ts';
import { cached } from './cached.ts';

/** A whole tree of `tree_node`, siblings in their order. A node whose parent is disabled is left out with it. */
const treeOf = (kind: TreeKind) =>
  cached(async (db) => {
    const rows = await db
      .select()
      .from(treeNode)
      .where(and(eq(treeNode.kind, kind), enabled(treeNode)))
      .orderBy(desc(treeNode.sort), asc(treeNode.code))
      .limit(20_000);
    const nodes = new Map<string, TreeNode>(
      rows.map(({ code, name, level }) => [code, { code, name, level, children: [] }]),
    );
    const roots: TreeNode[] = [];
    for (const { code, parentCode } of rows) {
      const siblings = parentCode === '' ? roots : nodes.get(parentCode)?.children;
      siblings?.push(nodes.get(code)!);
    }
    return roots;
  });

export const regionTree = treeOf('region');
export const jobTypeTree = treeOf('jobType');
export const specialityTree = treeOf('speciality');

const nodeOf = prepared('tree_node', (db) =>
  db
    .select({ name: treeNode.name })
    .from(treeNode)
    .where(
      and(eq(treeNode.kind, sql.placeholder('kind')), eq(treeNode.code, sql.placeholder('code')), enabled(treeNode)),
    )
    .prepare('tree_node'),
);

/** May this node be chosen now? For writes, which must not rely on a kept copy. */
export async function inTree(db: Db, kind: TreeKind, code: string): Promise<boolean> {
  return (await nodeOf(db).execute({ kind, code })).length > 0;
}
