import { eq } from 'drizzle-orm';
import { HookFormat, learningTopics, topicNames, webhookTopics } from '#contract/rules/webhooks.ts';
import type { WebhookEvent, WebhookTopic } from '#contract/rules/webhooks.ts';
import type { Db } from '../../db/client.ts';
import { webhook } from '../../db/schema/integration.ts';
import type { UserCtx } from '../../kit/context.ts';
import { failAt } from '../../kit/fail.ts';
import { isInwardLiteral } from '../../providers/outward.ts';
import { drawSecret } from './sign.ts';

/** What is wished of an address that is told of events. */
export interface Wish extends Record<WebhookTopic, 0 | 1> {
  id?: string;
  hookName: string;
  url: string;
  hookFormat: HookFormat;
  /** Of xAPI, as whom statements are handed in. */
  loginName: string;
  /** Empty: it stays as it was. */
  loginSecret: string;
  isOn: 0 | 1;
}

/** @throws at the field that is wrong */
export function mayBeTold({ config: { webhookAllow } }: Pick<UserCtx, 'config'>, wish: Wish): void {
  const { url } = wish;
  if (isInwardLiteral(url, webhookAllow))
    throw failAt('url', '这是内网的地址；要送到内网，请先在服务器上用 WEBHOOK_ALLOW 允许它');
  if (new URL(url).protocol === 'http:' && webhookAllow.length === 0) throw failAt('url', '请用 https:// 开头的地址');
  if (wish.hookFormat === HookFormat.xapi && wish.loginName === '')
    throw failAt('loginName', '请输入学习记录系统给的账号');
}

/** The events it is told of; statements of xAPI tell of learning alone. */
export function eventsOf(wish: Wish): WebhookEvent[] {
  const told = wish.hookFormat === HookFormat.xapi ? learningTopics : topicNames;
  return told.filter((topic) => wish[topic] === 1).map((topic) => webhookTopics[topic].event);
}

/**
 * What is new of the secret: a password that was typed, or a drawn one where there was none of this kind; empty where the
 * old one stays. An old password is not for a new address to see.
 * @throws at the field `loginSecret`
 */
export async function newSecretOf(db: Db, { id, url, hookFormat, loginSecret }: Wish): Promise<string> {
  const [before] = id === undefined ? [] : await db.select().from(webhook).where(eq(webhook.id, id));
  const isSame = before?.hookFormat === hookFormat;
  if (hookFormat === HookFormat.events) return isSame ? '' : drawSecret();
  const mayStay = isSame && before.url === url;
  if (loginSecret === '' && !mayStay)
    throw failAt('loginSecret', isSame ? '换了地址，请重新输入密码' : '请输入学习记录系统给的密码');
  return loginSecret;
}
