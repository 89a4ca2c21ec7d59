import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { TreeNode } from '../kit/tree.ts';
import { Nothing } from '../kit/values.ts';

/** Province, city, district with the six digits of GB/T 2260. */
export const listAsTree = endpoint({
  summary: '行政区划树',
  method: 'GET',
  path: '/system/api/region/listAsTree',
  kind: 'read',
  kept: true,
  input: Nothing,
  output: z.object({ regionList: z.array(TreeNode) }),
});
