import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id } from '../kit/values.ts';

const Adv = z.object({
  id: Id,
  advTitle: z.string(),
  advKicker: z.string(),
  advText: z.string(),
  advButton: z.string(),
  advImg: z.string(),
  advUrl: z.string(),
  advTarget: z.string(),
  advLocation: z.int(),
});

export type Adv = z.infer<typeof Adv>;

export const list = endpoint({
  summary: '正在投放的广告位内容',
  method: 'POST',
  path: '/system/api/adv/list',
  kind: 'read',
  input: z.object({
    /** 1 carousel of the home page. */
    advLocation: z.int().min(1).max(99).default(1),
    /** 0 desktop, 1 WeChat. */
    platShow: Flag.default(0),
  }),
  output: z.object({ advList: z.array(Adv) }),
});
