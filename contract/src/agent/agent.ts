import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag } from '../kit/values.ts';

export const check = endpoint({
  summary: '一个推荐码是不是推荐人的；没有这个人、或者他没有推荐资格都回答 0',
  method: 'POST',
  path: '/agent/api/agent/check',
  kind: 'read',
  fresh: true,
  input: z.object({
    referralCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[0-9A-Z]{1,20}$/, '推荐码不正确'),
  }),
  output: z.object({
    isAgent: Flag,
    /** All but its first character masked. */
    referrerName: z.string(),
  }),
});
