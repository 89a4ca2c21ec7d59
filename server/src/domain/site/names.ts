import type { TreeNode } from '#contract/kit/tree.ts';
import type { Db } from '../../db/client.ts';
import { dictionaries } from './dictionary.ts';
import { regionTree } from './tree.ts';

export interface Names {
  /** The label of a dictionary value; the value itself when the dictionary has it no more. */
  label(dictKey: string, value: string): string;
  /** 湖北省 武汉市 洪山区. */
  region(code: string): string;
}

/** What codes are called, for people who read them. */
export async function namesOfCodes(db: Db, now: Date): Promise<Names> {
  const [known, tree] = await Promise.all([dictionaries(db, now), regionTree(db, now)]);
  return {
    label: (dictKey, value) => known.get(dictKey)?.find((item) => item.value === value)?.label ?? value,
    region: (code) => pathTo(tree, code)?.join(' ') ?? code,
  };
}

function pathTo(nodes: readonly TreeNode[], code: string): string[] | undefined {
  for (const node of nodes) {
    if (node.code === code) return [node.name];
    const below = pathTo(node.children, code);
    if (below) return [node.name, ...below];
  }
  return undefined;
}
