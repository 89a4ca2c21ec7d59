import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { TOO_OFTEN } from '../kit/errors.ts';
import { Flag, Mobile, Nothing, Time } from '../kit/values.ts';
import { isLtiSource } from '../rules/lti.ts';
import { isSsoSource } from '../rules/sso.ts';
import {
  CAPTCHA_NEEDED,
  CODE_LIMIT,
  CODE_NOT_SENT,
  CODE_TOO_SOON,
  LOCKED,
  OAUTH_CANCELLED,
  OAUTH_FAILED,
  OAUTH_OFF,
  OAUTH_STATE,
  SAME_PASSWORD,
  WRONG_CODE,
  WRONG_PASSWORD,
} from './failures.ts';
import { Captcha, Email, NewPassword, OneTimeCode, Secret } from './fields.ts';
import { Source } from './oauth.ts';
import { proofFields, proofIfAny, ProofWay } from './proofFields.ts';
import {
  EMAIL_TAKEN,
  LAST_WAY,
  LINK_TAKEN,
  LINKED_ALREADY,
  NO_SUCH_PROOF,
  NOT_LINKED,
  PASSWORD_EXISTS,
  PHONE_TAKEN,
} from './trustFailures.ts';

const notProven = [NO_SUCH_PROOF, WRONG_PASSWORD, WRONG_CODE, LOCKED, CAPTCHA_NEEDED];
const notSent = [CODE_TOO_SOON, CODE_LIMIT, CAPTCHA_NEEDED, CODE_NOT_SENT];
const sent = z.object({ resendAfter: z.int(), expiresIn: z.int() });
const newPassword = { newPassword: NewPassword, confirmPassword: z.string() };
const same = (form: { newPassword: string; confirmPassword: string }): boolean =>
  form.newPassword === form.confirmPassword;
const otherwise = { path: ['confirmPassword'], message: '两次输入的密码不一样' };

export const bindings = endpoint({
  summary: '我的登录方式与绑定',
  method: 'POST',
  path: '/user/auth/user/ext/bindings',
  kind: 'read',
  input: Nothing,
  output: z.object({
    /** Masked; empty when there is none. */
    mobile: z.string(),
    email: z.string(),
    hasPassword: Flag,
    /** `orgName` is the school whose account it is, or empty. */
    links: z.array(z.object({ source: z.string(), nickname: z.string(), linkedAt: Time, orgName: z.string() })),
    /** What of mobile, email and the linked third parties may be taken away. */
    removable: z.array(z.string()),
    /** How the person can show that it is them. */
    proofWays: z.array(ProofWay),
  }),
});

export type Bindings = z.infer<typeof bindings.output>;

export const proofCode = endpoint({
  summary: '发送身份验证码到我绑定的手机或邮箱',
  method: 'POST',
  path: '/user/auth/user/ext/proofCode',
  kind: 'write',
  input: z.object({ by: z.enum(['mobile', 'email']), captcha: Captcha }),
  output: sent,
  fails: [NO_SUCH_PROOF, ...notSent],
});

export const mobileUpdate = endpoint({
  summary: '绑定或更换手机号',
  method: 'POST',
  path: '/user/auth/user/ext/mobileUpdate',
  kind: 'write',
  logged: true,
  /** `code` is one of scene `bind` to the new phone. */
  input: z.object({ mobile: Mobile, code: OneTimeCode, ...proofFields }),
  output: Nothing,
  fails: [...notProven, PHONE_TAKEN],
});

export const emailLinkCode = endpoint({
  summary: '发送验证码到要绑定的邮箱',
  method: 'POST',
  path: '/user/auth/user/ext/emailLinkCode',
  kind: 'write',
  input: z.object({ email: Email, captcha: Captcha }),
  output: sent,
  fails: notSent,
});

export const emailLink = endpoint({
  summary: '绑定或更换邮箱',
  method: 'POST',
  path: '/user/auth/user/ext/emailLink',
  kind: 'write',
  logged: true,
  input: z.object({ email: Email, code: OneTimeCode, ...proofFields }),
  output: Nothing,
  fails: [...notProven, EMAIL_TAKEN],
});

/** Where to send the browser to link a third-party account; it comes back to `/account/realnameauthentication/qqBind`. */
export const qAndwRender = endpoint({
  summary: '绑定第三方账号的地址',
  method: 'POST',
  path: '/user/auth/user/ext/qAndwLink/render',
  kind: 'write',
  input: z.object({ source: Source, ...proofIfAny }),
  output: z.object({ url: z.string(), state: z.string(), verifier: z.string() }),
  fails: [...notProven, OAUTH_OFF, TOO_OFTEN],
});

export const qAndwLink = endpoint({
  summary: '绑定微信、QQ 等第三方账号',
  method: 'POST',
  path: '/user/auth/user/ext/qAndwLink',
  kind: 'write',
  logged: true,
  input: z.object({ source: Source, code: z.string().max(2000).optional(), state: Secret, verifier: Secret }),
  output: z.object({ nickname: z.string() }),
  fails: [OAUTH_OFF, OAUTH_STATE, OAUTH_CANCELLED, OAUTH_FAILED, LINK_TAKEN, LINKED_ALREADY],
});

/** A phone, a mailbox, a third party, or the account of a school (rules/sso.ts) or of a learning platform (rules/lti.ts). */
const Way = z.union(
  [
    z.enum(['mobile', 'email', ...Source.options]),
    z
      .string()
      .max(30)
      .refine((source) => isSsoSource(source) || isLtiSource(source)),
  ],
  '请选择要解绑的',
);

export const unlink = endpoint({
  summary: '解绑手机、邮箱或第三方账号',
  method: 'POST',
  path: '/user/auth/user/ext/unlink',
  kind: 'write',
  logged: true,
  input: z.object({ way: Way, ...proofFields }),
  output: Nothing,
  fails: [...notProven, LAST_WAY, NOT_LINKED],
});

/** The first password: whoever sits at an open browser must not get a key of their own that way. Later ones: `passwordUpdate`. */
export const byUserNosetPwd = endpoint({
  summary: '设置第一个密码',
  method: 'POST',
  path: '/user/auth/user/ext/ByUserNosetPwd',
  kind: 'write',
  logged: true,
  input: z.object({ ...newPassword, ...proofIfAny }).refine(same, otherwise),
  output: Nothing,
  fails: [...notProven, PASSWORD_EXISTS],
});

export const passwordUpdate = endpoint({
  summary: '修改密码，其他设备上的登录随之退出',
  method: 'POST',
  path: '/user/auth/user/ext/password',
  kind: 'write',
  logged: true,
  input: z.object({ ...newPassword, ...proofFields }).refine(same, otherwise),
  output: Nothing,
  fails: [...notProven, SAME_PASSWORD],
});
