import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Mobile, line } from '../kit/values.ts';
import {
  ACCOUNT_DISABLED,
  ALREADY_BOUND,
  CAPTCHA_NEEDED,
  LOCKED,
  NOT_REGISTERED,
  PARTNER_OFF,
  PARTNER_UNKNOWN,
  PHONE_HAS_ACCOUNT,
  TICKET_INVALID,
  WRONG_CODE,
  WRONG_PASSWORD,
} from './failures.ts';
import {
  Account,
  Captcha,
  OneTimeCode,
  Remember,
  Secret,
  SignInOrBind,
  SignedIn,
  TerminalType,
  TypedPassword,
} from './fields.ts';

const session = { remember: Remember, terminalType: TerminalType };

export const password = endpoint({
  summary: '密码登录',
  method: 'POST',
  path: '/user/api/user/login/password',
  kind: 'write',
  input: z.object({ mobile: Account, password: TypedPassword, captcha: Captcha, ...session }),
  output: SignedIn,
  fails: [WRONG_PASSWORD, LOCKED, CAPTCHA_NEEDED, ACCOUNT_DISABLED],
});

export const code = endpoint({
  summary: '验证码登录',
  method: 'POST',
  path: '/user/api/user/login/code',
  kind: 'write',
  input: z.object({ mobile: Mobile, code: OneTimeCode, ...session }),
  output: SignedIn,
  fails: [WRONG_CODE, NOT_REGISTERED, ACCOUNT_DISABLED],
});

export const jobNumberLogin = endpoint({
  summary: '工号、学号登录；第一次要绑定手机号',
  method: 'POST',
  path: '/user/api/user/login/jobNumberLogin',
  kind: 'write',
  input: z.object({
    orgNo: Id.open('organization'),
    jobNumber: line(50, '工号或学号'),
    password: TypedPassword,
    captcha: Captcha,
    ...session,
  }),
  output: SignInOrBind,
  fails: [WRONG_PASSWORD, LOCKED, CAPTCHA_NEEDED, ACCOUNT_DISABLED],
});

/**
 * The ticket is a compact JWT signed with HS256 and the shared secret: `jti`, `exp` (at most 5 minutes ahead), and
 * `mobile` or `orgNo` with `jobNumber`. It is good for one sign-in.
 */
export const labBigData = endpoint({
  summary: '合作平台的票据登录',
  method: 'POST',
  path: '/user/api/user/login/labBigData',
  kind: 'write',
  input: z.object({ ticket: z.string().min(1, '缺少票据').max(2000, '票据太长'), terminalType: TerminalType }),
  output: SignInOrBind,
  fails: [PARTNER_OFF, PARTNER_UNKNOWN, TICKET_INVALID, ACCOUNT_DISABLED],
});

/** Answers 1013 when the phone has an account; ask the user and send the same again with `merge: 1`. */
export const bindingPhone = endpoint({
  summary: '为第三方或工号账号绑定手机号并登录',
  method: 'POST',
  path: '/user/api/user/login/bindingPhone',
  kind: 'write',
  input: z.object({ ticket: Secret, mobile: Mobile, code: OneTimeCode, merge: Flag.default(0), ...session }),
  /** isNew: nobody had signed in with this phone before. */
  output: SignedIn.extend({ isNew: Flag }),
  fails: [TICKET_INVALID, WRONG_CODE, PHONE_HAS_ACCOUNT, ALREADY_BOUND, ACCOUNT_DISABLED],
});
