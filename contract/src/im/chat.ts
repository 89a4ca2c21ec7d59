import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, Time } from '../kit/values.ts';
import { SignResult } from '../rules/chat.ts';
import { NOT_YOUR_SIGN } from './failures.ts';

export const userSign = endpoint({
  summary: '取自己的聊天签名：只发给本人，到时要换',
  method: 'GET',
  path: '/im/auth/chat/userSign/{userNo}',
  kind: 'read',
  input: z.object({ userNo: Id.open('user') }),
  output: z.object({ userNo: Id, sdkAppId: z.string(), userSign: z.string(), expiresAt: Time }),
  fails: [NOT_YOUR_SIGN],
});

/** Asked before the live connection is relied upon; on anything but 0 the page fetches a new sign, at most 5 times. */
export const login = endpoint({
  summary: '用签名登录聊天；签名不行时说出是哪一种不行',
  method: 'POST',
  path: '/im/auth/chat/login',
  kind: 'read',
  input: z.object({ userSign: z.string().regex(/^[\w.-]{0,600}$/, '签名不正确') }),
  output: z.object({ resultCode: oneOf(SignResult), resultText: z.string(), expiresAt: Time.nullable() }),
});
