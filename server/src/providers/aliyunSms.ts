import { createHash, createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { SmsProvider } from './sms.ts';

interface Settings {
  accessKey: string;
  secretKey: string;
  signName: string;
  templateCode: string;
  /** Without it invitations are only told within the site. */
  inviteTemplateCode?: string | null;
}

const TIMEOUT_MS = 8000;
const Answer = z.object({ Code: z.string() });

/** What one request takes. */
const NUMBERS_AT_ONCE = 1000;

/** Aliyun SMS (Dysmsapi 2017-05-25, SendSms); the code's template has `code`, the invitation's `org` and `url`. */
export function aliyunSms(settings: Settings, base = 'https://dysmsapi.aliyuncs.com'): SmsProvider {
  const { templateCode, inviteTemplateCode } = settings;
  return {
    sendCode: (mobile, code) => send(settings, base, { PhoneNumbers: mobile, templateCode, param: { code } }),
    async sendInvitation(mobiles, { orgName, url }) {
      if (!inviteTemplateCode) return;
      for (let start = 0; start < mobiles.length; start += NUMBERS_AT_ONCE) {
        const PhoneNumbers = mobiles.slice(start, start + NUMBERS_AT_ONCE).join(',');
        await send(settings, base, { PhoneNumbers, templateCode: inviteTemplateCode, param: { org: orgName, url } });
      }
    },
  };
}

interface Message {
  /** With commas between them. */
  PhoneNumbers: string;
  templateCode: string;
  param: Record<string, string>;
}

async function send(settings: Settings, base: string, { PhoneNumbers, templateCode, param }: Message): Promise<void> {
  const query = {
    PhoneNumbers,
    SignName: settings.signName,
    TemplateCode: templateCode,
    TemplateParam: JSON.stringify(param),
  };
  const call = { action: 'SendSms', version: '2017-05-25', host: new URL(base).host, query };
  const moment = { date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'), nonce: randomUUID() };
  const response = await fetch(`${base}/?${canonicalQuery(query)}`, {
    method: 'POST',
    headers: signedHeaders(settings, call, moment),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = Answer.safeParse(await response.json().catch(() => undefined));
  const result = answer.success ? answer.data.Code : `HTTP ${response.status}`;
  if (result !== 'OK') throw new Error(`aliyun sms refused with ${result.slice(0, 60)}`);
}

interface Call {
  action: string;
  version: string;
  host: string;
  query: Record<string, string>;
}

/** The headers of a POST without body, signed as 阿里云 OpenAPI V3（ACS3-HMAC-SHA256）says. */
export function signedHeaders(
  { accessKey, secretKey }: Pick<Settings, 'accessKey' | 'secretKey'>,
  { action, version, host, query }: Call,
  { date, nonce }: { date: string; nonce: string },
): Record<string, string> {
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const request = ['POST', '/', canonicalQuery(query), lines.join(''), names, sha256('')].join('\n');
  const signature = createHmac('sha256', secretKey)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  return {
    ...headers,
    authorization: `ACS3-HMAC-SHA256 Credential=${accessKey},SignedHeaders=${names},Signature=${signature}`,
  };
}

const canonicalQuery = (query: Record<string, string>): string =>
  Object.keys(query)
    .sort()
    .map((name) => `${encode(name)}=${encode(query[name]!)}`)
    .join('&');

/** RFC 3986: what encodeURIComponent leaves alone and the signature does not. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
