import * as z from 'zod';
import { ltiPlatform } from '../fields/lti.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, NOT_FOUND, TOO_OFTEN } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import { isIssuer } from '../rules/sso.ts';
import { ACCOUNT_DISABLED, LTI_NO_COURSE, LTI_OFF, LTI_REFUSED, LTI_TOO_MANY, OAUTH_STATE } from './failures.ts';
import { address, isPlain } from './ltiAddress.ts';
import { Remember, Secret, SignInOrBind, TerminalType } from './fields.ts';

/** What another system put into an address; it is sent back to it, never read. */
const Hint = z
  .string()
  .max(4000, '平台送来的内容太长')
  .refine((text) => !text.includes('\0') && text.isWellFormed(), '平台送来的内容不正确')
  .default('');

/**
 * Where to send the browser that a learning platform sent us. The page keeps `state` and `verifier` in its session
 * storage: only the browser that started can finish.
 */
export const render = endpoint({
  summary: '学习平台（LTI 1.3）打开本站：平台的登录地址',
  method: 'POST',
  path: '/user/api/lti/render',
  kind: 'write',
  input: z.object({
    platformId: Id.open('ltiDoor'),
    iss: Hint,
    loginHint: Hint,
    messageHint: Hint,
    clientId: Hint,
    deploymentId: Hint,
  }),
  output: z.object({ url: z.string(), state: z.string(), verifier: z.string() }),
  fails: [LTI_OFF, LTI_REFUSED, TOO_OFTEN],
});

/** Sent by the return page `/thirdlogin`; `code` stands for the message that the platform had the browser post. */
export const success = endpoint({
  summary: '学习平台（LTI 1.3）打开本站：平台的消息',
  method: 'POST',
  path: '/user/api/lti/success',
  kind: 'write',
  input: z.object({
    code: Hint,
    state: Secret,
    verifier: Secret,
    remember: Remember,
    terminalType: TerminalType,
  }),
  output: z.object({ entry: SignInOrBind, address: z.string() }),
  fails: [LTI_OFF, LTI_REFUSED, LTI_NO_COURSE, OAUTH_STATE, ACCOUNT_DISABLED],
});

/** The message with the course goes by our address `url`, which posts it to the platform. */
export const pick = endpoint({
  summary: '替学习平台选一门课程（LTI 深度链接）',
  method: 'POST',
  path: '/user/api/lti/pick',
  kind: 'write',
  input: z.object({ ticket: Secret, courseId: Id.open('course') }),
  output: z.object({ url: z.string() }),
  fails: [LTI_OFF, LTI_NO_COURSE, OAUTH_STATE],
});

const Platform = z.object({
  id: Id,
  platformName: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  deploymentId: z.string(),
  authUrl: z.string(),
  tokenUrl: z.string(),
  jwksUrl: z.string(),
  isOn: Flag,
  /** What the platform has to be told of us. */
  loginUrl: z.string(),
  /** How many people come by it, and how many of their marks it has not taken. */
  linkedCount: z.int(),
  failedCount: z.int(),
});

export const list = endpoint({
  summary: '打开本站课程的学习平台',
  method: 'POST',
  path: '/user/auth/lti/list',
  kind: 'read',
  action: 'lti:manage',
  input: z.object({ ...paging }),
  output: pageOf(Platform),
});

const Issuer = z
  .string()
  .trim()
  .max(300, '平台标识最多 300 个字')
  .refine((text) => isPlain(text) && isIssuer(text), '请输入 https:// 开头的完整地址，不带问号与 # 后面的部分');

export const save = endpoint({
  summary: '登记或修改一个打开本站课程的学习平台',
  method: 'POST',
  path: '/user/auth/lti/save',
  kind: 'write',
  action: 'lti:manage',
  input: z.object({
    id: Id.of('ltiPlatform').optional(),
    platformName: fieldSchema(ltiPlatform.platformName),
    issuer: named(ltiPlatform.issuer, Issuer),
    /** Both are given by the platform once it knows our addresses; until then nobody comes by it. */
    clientId: fieldSchema(ltiPlatform.clientId),
    deploymentId: fieldSchema(ltiPlatform.deploymentId),
    authUrl: named(ltiPlatform.authUrl, address(500, '登录地址')),
    tokenUrl: named(ltiPlatform.tokenUrl, address(500, '令牌地址')),
    jwksUrl: named(ltiPlatform.jwksUrl, address(500, '公钥地址')),
    isOn: named(ltiPlatform.isOn, Flag.default(1)),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, CONFLICT, LTI_TOO_MANY],
});

export const remove = endpoint({
  summary: '删除一个打开本站课程的学习平台',
  method: 'POST',
  path: '/user/auth/lti/remove',
  kind: 'write',
  action: 'lti:manage',
  input: z.object({ id: Id.of('ltiPlatform') }),
  output: Nothing,
  fails: [NOT_FOUND],
});
