import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Mobile } from '../kit/values.ts';
import { MOBILE_TAKEN, WRONG_CODE } from './failures.ts';
import { NewPassword, OneTimeCode, SignedIn, TerminalType } from './fields.ts';

export const register = endpoint({
  summary: '注册并登录',
  method: 'POST',
  path: '/user/api/user/register',
  kind: 'write',
  input: z
    .object({
      mobile: Mobile,
      code: OneTimeCode,
      password: NewPassword,
      repassword: z.string(),
      /** Of the person who invited; an unknown one is refused at its field. */
      referralCode: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[0-9A-Z]{0,20}$/, '推荐码不正确')
        .optional(),
      agree: z.literal(true, '请先阅读并同意用户协议与隐私政策'),
      terminalType: TerminalType,
    })
    .refine((form) => form.password === form.repassword, { path: ['repassword'], message: '两次输入的密码不一样' }),
  output: SignedIn,
  fails: [WRONG_CODE, MOBILE_TAKEN],
});
