import type { ListHandle } from '../list/useListState.ts';
import type { DrawnRow } from './filterGroup.ts';

export interface CategoryNode {
  code: string;
  name: string;
  children: readonly CategoryNode[];
}

/** A tree that is chosen from level by level; the filter holds the code of the deepest chosen node. */
export interface CategoryGroup {
  name: string;
  /** One label per level, three at most: 方向, 分类, 类别. */
  labels: readonly string[];
  tree: readonly CategoryNode[];
}

/** The nodes from the top down to `code`; empty when it is not in the tree. */
export function pathTo(tree: readonly CategoryNode[], code: string): CategoryNode[] {
  for (const node of tree) {
    if (node.code === code) return [node];
    const below = pathTo(node.children, code);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The tree without what hangs beside the way to `code`: the rows show no more of it. */
export function branchOf(tree: readonly CategoryNode[], code: string): CategoryNode[] {
  const path = new Set(pathTo(tree, code));
  return tree.map((node) => ({ ...node, children: path.has(node) ? branchOf(node.children, code) : [] }));
}

/** A row per level down to the children of what is chosen. 全部 of a level leads to its parent. */
export function categoryRows(group: CategoryGroup, list: ListHandle): DrawnRow[] {
  const path = pathTo(group.tree, list.filters[group.name] ?? '');
  const none = list.defaultOf(group.name);
  const to = (code: string) => list.hrefOf({ filters: { [group.name]: code } });
  return group.labels.flatMap((label, level) => {
    const nodes = level === 0 ? group.tree : (path[level - 1]?.children ?? []);
    if (nodes.length === 0) return [];
    const parent = path[level - 1]?.code ?? none;
    const options = [{ code: parent, name: '全部' }, ...nodes];
    return {
      key: `${group.name}-${level}`,
      label,
      current: path[level]?.code ?? parent,
      options: options.map(({ code, name }) => ({ key: code, label: name, to: to(code) })),
    };
  });
}
