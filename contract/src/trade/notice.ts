import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { noticeVerdicts, PayType } from '../rules/orders.ts';
import type { NoticeVerdict } from '../rules/orders.ts';
import { NOTICE_REFUSED } from './failures.ts';

const printable = /^[\x20-\x7e]*$/;

export const take = endpoint({
  summary: '支付方的付款通知（有签名）；说过的、晚到的、乱序的照样回答收到',
  method: 'POST',
  path: '/trade/api/notice/take',
  kind: 'write',
  input: z.object({
    payType: oneOf(PayType),
    payload: z.string('通知不完整').max(4000, '通知太长').regex(printable, '通知里有不能识别的字符'),
    timestamp: z.int('时间不正确').min(0, '时间不正确').max(9_999_999_999, '时间不正确'),
    nonce: z.string('随机串不正确').regex(/^[\w-]{8,64}$/, '随机串不正确'),
    signature: z.string('签名不正确').regex(/^[\da-f]{64}$/, '签名不正确'),
  }),
  output: z.object({ verdict: z.enum(Object.keys(noticeVerdicts) as [NoticeVerdict, ...NoticeVerdict[]]) }),
  fails: [NOTICE_REFUSED],
});
