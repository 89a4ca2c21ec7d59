import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Mobile, Nothing } from '../kit/values.ts';
import { NOT_REGISTERED, SAME_PASSWORD, WRONG_CODE } from './failures.ts';
import { Email, NewPassword, OneTimeCode } from './fields.ts';

const fields = { code: OneTimeCode, newPassword: NewPassword, confirmPassword: z.string() };

interface Typed {
  newPassword: string;
  confirmPassword: string;
}

const same = (form: Typed): boolean => form.newPassword === form.confirmPassword;
const otherwise = { path: ['confirmPassword'], message: '两次输入的密码不一样' };

/** Every session of the person ends. The code is one of scene `reset`. */
export const update = endpoint({
  summary: '用手机验证码设置新密码',
  method: 'POST',
  path: '/user/api/user/update/password',
  kind: 'write',
  input: z.object({ mobile: Mobile, ...fields }).refine(same, otherwise),
  output: Nothing,
  fails: [WRONG_CODE, NOT_REGISTERED, SAME_PASSWORD],
});

export const updateByEmail = endpoint({
  summary: '用邮箱验证码设置新密码',
  method: 'POST',
  path: '/user/api/user/update/password/email',
  kind: 'write',
  input: z.object({ email: Email, ...fields }).refine(same, otherwise),
  output: Nothing,
  fails: [WRONG_CODE, NOT_REGISTERED, SAME_PASSWORD],
});
