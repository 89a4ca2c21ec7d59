import type { CategoryTree } from '#contract/course/category.ts';
import type { CategoryNode } from '../../../kit/catalogue/categoryRows.ts';

/** The three levels as the filter rows take them. */
export const nodesOf = (tree: readonly CategoryTree[]): CategoryNode[] =>
  tree.map((one) => ({
    code: one.id,
    name: one.categoryName,
    children: one.twoList.map((two) => ({
      code: two.id,
      name: two.categoryName,
      children: two.threeList.map((three) => ({ code: three.id, name: three.categoryName, children: [] })),
    })),
  }));
