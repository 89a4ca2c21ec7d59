import * as z from 'zod';
import { sso } from '../fields/sso.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND, TOO_OFTEN } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { isHostName } from '../rules/hostName.ts';
import { isEntryPoint, isIssuer, SsoProtocol } from '../rules/sso.ts';
import { ACCOUNT_DISABLED, OAUTH_CANCELLED, OAUTH_STATE, SSO_OFF, SSO_REFUSED } from './failures.ts';
import { Remember, Secret, SignInOrBind, TerminalType } from './fields.ts';

/** Whom the sign-in page offers a button for: those of one school, or all that have one. */
export const list = endpoint({
  summary: '开通了统一身份认证的学校',
  method: 'POST',
  path: '/user/api/sso/list',
  kind: 'read',
  input: z.object({
    orgNo: Id.open('organization').optional(),
    orgName: optionalLine(50, '学校名称'),
    ...paging,
  }),
  output: pageOf(z.object({ orgNo: Id, orgName: z.string(), orgLogoImg: z.string(), buttonName: z.string() })),
});

/**
 * Where to send the browser. The page keeps `state` and `verifier` in its session storage: only the browser that
 * started can finish. The verifier is the one of PKCE as well, so that a code is of no use to anybody else either.
 */
export const render = endpoint({
  summary: '学校统一身份认证的地址',
  method: 'POST',
  path: '/user/api/sso/render',
  kind: 'write',
  input: z.object({ orgNo: Id.open('organization') }),
  output: z.object({ url: z.string(), state: z.string(), verifier: z.string() }),
  fails: [SSO_OFF, SSO_REFUSED, TOO_OFTEN],
});

/** A value that came back in the address of the return page. */
const Answer = z
  .string()
  .max(2000, '登录页面已过期，请重新点击登录')
  .refine((text) => !text.includes('\0'), '登录页面已过期，请重新点击登录')
  .optional();

/** Sent by the return page `/thirdlogin` with what it found in its address; without `code` nobody was let in. */
export const success = endpoint({
  summary: '学校统一身份认证返回',
  method: 'POST',
  path: '/user/api/sso/success',
  kind: 'write',
  input: z.object({
    code: Answer,
    /** Who says to answer (RFC 9207), and why nobody was let in. */
    iss: Answer,
    error: Answer,
    state: Secret,
    verifier: Secret,
    remember: Remember,
    terminalType: TerminalType,
  }),
  output: SignInOrBind,
  fails: [SSO_OFF, OAUTH_STATE, OAUTH_CANCELLED, SSO_REFUSED, ACCOUNT_DISABLED],
});

const Sso = z.object({
  protocol: oneOf(SsoProtocol),
  buttonName: z.string(),
  /** Of SAML the entityID. */
  issuer: z.string(),
  clientId: z.string(),
  entryPoint: z.string(),
  certificate: z.string(),
  numberClaim: z.string(),
  emailDomain: z.string(),
  /** When it was seen that the domain is the school's; null: no mailbox of it opens an account. */
  domainProvenAt: Time.nullable(),
  isOn: Flag,
  /** How many people sign in this way. */
  linkedCount: z.int(),
});

export const view = endpoint({
  summary: '本单位的统一身份认证',
  method: 'POST',
  path: '/user/auth/sso/view',
  kind: 'read',
  action: 'sso:manage',
  input: Nothing,
  output: z.object({
    /** Null while there is none. */
    sso: Sso.nullable(),
    orgName: z.string(),
    /** What a provider of OpenID Connect has to be told: where people come back to. */
    returnAddress: z.string(),
    /** What one of SAML has to be told: what we are called, which is where our metadata are, and where it answers. */
    entityId: z.string(),
    answerAddress: z.string(),
    /** The text of the record that shows whose a mail domain is. */
    domainProof: z.string(),
  }),
});

const Issuer = z.string().trim().max(300, '认证服务的地址最多 300 个字');
const isPlain = (text: string): boolean => /^[\x21-\x7E]+$/.test(text);

const EntryPoint = z
  .string()
  .trim()
  .max(500, '登录地址最多 500 个字')
  .regex(/^[\x21-\x7E]*$/, '请输入 https:// 开头的完整地址')
  .default('');

const Certificate = z
  .string()
  .trim()
  .max(8000, '签名证书太长')
  .regex(/^[\w\s+/=-]*$/, '请粘贴证书的全文，连同首尾两行')
  .default('');

const ClientSecret = z
  .string()
  .trim()
  .max(500, '客户端密钥最多 500 个字')
  .regex(/^[\x21-\x7E]*$/, '客户端密钥里有不能识别的字符')
  .default('');

const Claim = z
  .string()
  .trim()
  .regex(/^[\w:./-]{0,60}$/, '请输入声明的名称，如 student_number')
  .default('');

const EmailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .refine((host) => host === '' || isHostName(host), '请输入域名，如 example.edu.cn')
  .default('');

interface Wish {
  protocol: SsoProtocol;
  issuer: string;
  clientId: string;
  entryPoint: string;
  certificate: string;
}

/** What the protocol needs and the form lacks. */
function lackedBy({ protocol, issuer, clientId, entryPoint, certificate }: Wish): { path: string; message: string }[] {
  if (protocol === SsoProtocol.oidc)
    return [
      ...(isPlain(issuer) && isIssuer(issuer)
        ? []
        : [{ path: 'issuer', message: '请输入 https:// 开头的完整地址，不带问号与 # 后面的部分' }]),
      ...(clientId === '' ? [{ path: 'clientId', message: '请输入客户端编号' }] : []),
    ];
  return [
    ...(isPlain(issuer) ? [] : [{ path: 'issuer', message: '请输入认证服务的标识（entityID），里面没有空格与汉字' }]),
    ...(isEntryPoint(entryPoint) ? [] : [{ path: 'entryPoint', message: '请输入 https:// 开头的完整地址' }]),
    ...(certificate === '' ? [{ path: 'certificate', message: '请粘贴签名证书' }] : []),
  ];
}

export const save = endpoint({
  summary: '设置本单位的统一身份认证',
  method: 'POST',
  path: '/user/auth/sso/save',
  kind: 'write',
  action: 'sso:manage',
  input: z
    .object({
      protocol: named(sso.protocol, oneOf(SsoProtocol).default(SsoProtocol.oidc)),
      buttonName: fieldSchema(sso.buttonName),
      issuer: named(sso.issuer, Issuer),
      clientId: fieldSchema(sso.clientId),
      /** Empty: it stays, which it can only while the address stays. */
      clientSecret: named(sso.clientSecret, ClientSecret),
      entryPoint: named(sso.entryPoint, EntryPoint),
      certificate: named(sso.certificate, Certificate),
      numberClaim: named(sso.numberClaim, Claim),
      emailDomain: named(sso.emailDomain, EmailDomain),
      isOn: named(sso.isOn, Flag.default(1)),
    })
    .superRefine((form, ctx) => {
      for (const { path, message } of lackedBy(form)) ctx.addIssue({ code: 'custom', path: [path], message });
    }),
  output: Nothing,
});

/** Asks the identity provider and the name service, and keeps what the latter said of the mail domain. */
export const check = endpoint({
  summary: '检查本单位的统一身份认证',
  method: 'POST',
  path: '/user/auth/sso/check',
  kind: 'write',
  action: 'sso:manage',
  input: Nothing,
  /** What is wrong with each; empty when nothing is. */
  output: z.object({ issuerProblem: z.string(), domainProblem: z.string() }),
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  summary: '删除本单位的统一身份认证',
  method: 'POST',
  path: '/user/auth/sso/remove',
  kind: 'write',
  action: 'sso:manage',
  input: Nothing,
  output: Nothing,
  fails: [NOT_FOUND],
});
