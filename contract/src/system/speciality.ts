import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { TreeNode } from '../kit/tree.ts';
import { Nothing } from '../kit/values.ts';

export const list = endpoint({
  summary: '专业目录',
  method: 'GET',
  path: '/system/api/speciality/list',
  kind: 'read',
  kept: true,
  input: Nothing,
  output: z.object({ list: z.array(TreeNode) }),
});
