import * as z from 'zod';

export interface TreeNode {
  code: string;
  name: string;
  level: number;
  children: TreeNode[];
}

/** A node of a tree that forms choose from (regions, kinds of jobs, specialities). Level 1 is the top. */
export const TreeNode: z.ZodType<TreeNode> = z.object({
  code: z.string(),
  name: z.string(),
  level: z.int(),
  get children() {
    return z.array(TreeNode);
  },
});
