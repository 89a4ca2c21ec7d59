import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';

const DictItem = z.object({ value: z.string(), label: z.string(), parentValue: z.string() });

export type DictItem = z.infer<typeof DictItem>;

/** Names of dictionaries, separated by commas; a name nobody knows answers with an empty list. */
const Keys = z.string().regex(/^\w{1,40}(,\w{1,40}){0,29}$/, '字典名不正确');

export const items = endpoint({
  summary: '字典项，不给名字就是全部',
  method: 'GET',
  path: '/system/api/dict/items',
  kind: 'read',
  kept: true,
  input: z.object({ dictKey: Keys.optional(), keys: Keys.optional() }),
  output: z.object({ items: z.record(z.string(), z.array(DictItem)) }),
});
