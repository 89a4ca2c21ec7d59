import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Mobile, Nothing } from '../kit/values.ts';
import { CAPTCHA_NEEDED, CODE_LIMIT, CODE_NOT_SENT, CODE_TOO_SOON } from './failures.ts';
import { Captcha, Email } from './fields.ts';

/** A code is only good for what it was asked for. */
export const Scene = z.enum(['login', 'register', 'reset', 'bind', 'apply', 'verify']);

export type Scene = z.infer<typeof Scene>;

/** Answers the same whether or not the receiver has an account. */
export const send = endpoint({
  summary: '发送验证码到手机或邮箱',
  method: 'POST',
  path: '/user/api/user/send/code',
  kind: 'write',
  input: z
    .object({ mobile: Mobile.optional(), email: Email.optional(), scene: Scene.default('login'), captcha: Captcha })
    .refine((form) => (form.mobile === undefined) !== (form.email === undefined), {
      path: ['mobile'],
      message: '请输入手机号或邮箱',
    }),
  /** Seconds until the next one may be asked for, and how long this one lives. */
  output: z.object({ resendAfter: z.int(), expiresIn: z.int() }),
  fails: [CODE_TOO_SOON, CODE_LIMIT, CAPTCHA_NEEDED, CODE_NOT_SENT],
});

/**
 * A proof-of-work challenge of altcha (version 2). The page solves it with `solveChallenge` of `altcha-lib` and
 * `deriveKey` of `altcha-lib/algorithms/web/pbkdf2`, and sends `btoa(JSON.stringify({ challenge, solution }))`.
 */
export const captcha = endpoint({
  summary: '人机验证的题目',
  method: 'GET',
  path: '/user/api/captcha',
  kind: 'read',
  fresh: true,
  input: Nothing,
  output: z.object({
    challenge: z.object({
      parameters: z.object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.int(),
        keyLength: z.int(),
        keyPrefix: z.string(),
        /** The second (since 1970) after which an answer comes too late. */
        data: z.object({ expires: z.int() }),
      }),
      signature: z.string(),
    }),
  }),
});
