import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND, TOO_OFTEN } from '../kit/errors.ts';
import { Nothing } from '../kit/values.ts';
import { ACCOUNT_DISABLED, OAUTH_CANCELLED, OAUTH_FAILED, OAUTH_OFF, OAUTH_STATE } from './failures.ts';
import { Remember, Secret, SignInOrBind, TerminalType } from './fields.ts';

export const Source = z.enum(['wechat', 'qq', 'demo'], '没有这种登录方式');

export type Source = z.infer<typeof Source>;

export const sources = endpoint({
  summary: '本站开通的第三方登录',
  method: 'GET',
  path: '/user/api/oauth/sources',
  kind: 'read',
  input: Nothing,
  output: z.object({ sources: z.array(Source) }),
});

/**
 * Where to send the browser. The page keeps `state` and `verifier` in its session storage: only the browser that
 * started can finish, so that nobody can be signed in to the account of another.
 */
export const render = endpoint({
  summary: '第三方登录的地址',
  method: 'GET',
  path: '/user/api/oauth/render/{source}',
  kind: 'write',
  input: z.object({ source: Source }),
  output: z.object({ url: z.string(), state: z.string(), verifier: z.string() }),
  fails: [OAUTH_OFF, TOO_OFTEN],
});

/** Sent by the return page `/thirdlogin` with what it found in its address; without `code` the person refused. */
export const success = endpoint({
  summary: '第三方登录返回',
  method: 'POST',
  path: '/user/api/oauth/success',
  kind: 'write',
  input: z.object({
    source: Source,
    code: z.string().max(2000).optional(),
    state: Secret,
    verifier: Secret,
    remember: Remember,
    terminalType: TerminalType,
  }),
  output: SignInOrBind,
  fails: [OAUTH_OFF, OAUTH_STATE, OAUTH_CANCELLED, OAUTH_FAILED, ACCOUNT_DISABLED],
});

export const getOpenId = endpoint({
  summary: '微信内网页换取 openId',
  method: 'POST',
  path: '/user/api/userExt/getOpenId',
  kind: 'read',
  fresh: true,
  input: z.object({ source: Source.default('wechat'), code: z.string().min(1, '缺少授权码').max(2000) }),
  output: z.object({ openId: z.string() }),
  fails: [OAUTH_OFF, OAUTH_FAILED],
});

/** The stand-in for a third party in demo mode; its page is `/demo/oauth?state=…&redirect_uri=…`. */
export const demoAccounts = endpoint({
  summary: '演示第三方的账号（仅演示模式）',
  method: 'GET',
  path: '/user/api/oauth/demo/accounts',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(z.object({ account: z.string(), nickname: z.string(), headImgUrl: z.string() })) }),
  fails: [NOT_FOUND],
});

/** Answers with the address to return to, with code and state in its query. */
export const demoAgree = endpoint({
  summary: '在演示第三方同意授权（仅演示模式）',
  method: 'POST',
  path: '/user/api/oauth/demo/agree',
  kind: 'read',
  fresh: true,
  input: z.object({ account: z.string().max(50), state: Secret, redirectUri: z.url('返回地址不正确').max(500) }),
  output: z.object({ url: z.string() }),
  fails: [NOT_FOUND],
});
