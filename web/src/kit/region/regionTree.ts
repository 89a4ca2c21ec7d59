import type { TreeNode } from '#contract/kit/tree.ts';
import { call } from '../call.ts';

let asked: Promise<TreeNode[]> | undefined;

/**
 * The tree of regions, fetched when a form wants it; fields that open together share it. The next form asks again, and
 * the browser learns that nothing has changed.
 */
export function regionTree(): Promise<TreeNode[]> {
  asked ??= import('#contract/system/region.ts')
    .then(({ listAsTree }) => call(listAsTree, {}, { isShowErrTip: false }))
    .then(({ regionList }) => regionList);
  const tree = asked;
  const forget = () => void (asked = undefined);
  tree.then(forget, forget);
  return tree;
}

/** From the top down to the node of this code; empty when there is none. */
export function pathToRegion(nodes: readonly TreeNode[], code: string): TreeNode[] {
  for (const node of nodes) {
    if (node.code === code) return [node];
    const below = pathToRegion(node.children, code);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
