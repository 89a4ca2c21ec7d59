import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id } from '../kit/values.ts';

const Zone = z.object({
  id: Id,
  zoneName: z.string(),
  zoneDesc: z.string(),
  /** 1 courses, 2 live, 4 resources, 5 library. */
  zoneType: z.int(),
});

export type Zone = z.infer<typeof Zone>;

export const list = endpoint({
  summary: '首页专区',
  method: 'GET',
  path: '/system/api/zone/list',
  kind: 'read',
  /** 0 desktop, 1 WeChat. */
  input: z.object({ zoneLocation: Flag.default(0) }),
  output: z.object({ list: z.array(Zone) }),
});
