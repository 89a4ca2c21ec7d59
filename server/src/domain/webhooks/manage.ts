import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { HookState, MOST_WEBHOOKS, topicNames, webhookTopics } from '#contract/rules/webhooks.ts';
import type { WebhookTopic } from '#contract/rules/webhooks.ts';
import { LIST_FULL } from '#contract/system/adminFailures.ts';
import { HOOK_OFF } from '#contract/system/adminWebhook.ts';
import { enabled } from '../../db/enabled.ts';
import { webhook, webhookDelivery } from '../../db/schema/integration.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { isInwardLiteral } from '../../providers/outward.ts';
import { oneAmongOperators } from '../roles/oneAmongOperators.ts';
import { sealSecret } from './secret.ts';
import { sendWebhooks } from './sendWebhooks.ts';
import { drawSecret } from './sign.ts';
import { PATIENCE_SECONDS } from './tellOutside.ts';

interface Wish extends Record<WebhookTopic, 0 | 1> {
  id?: string;
  hookName: string;
  url: string;
  isOn: 0 | 1;
}

interface Drawn {
  id: string;
  /** Empty when it stayed as it was. */
  secret: string;
}

/** @throws NOT_FOUND, LIST_FULL, or at the field that is wrong */
export async function saveWebhook(ctx: UserCtx, { id, hookName, url, isOn, ...topics }: Wish): Promise<Drawn> {
  mayBeTold(ctx, url);
  const events = topicNames.filter((topic) => topics[topic] === 1).map((topic) => webhookTopics[topic].event);
  if (events.length === 0) throw failAt('enrolled', '请至少选一种事件');
  const values = { hookName, url, events, statusId: isOn === 1 ? RowState.normal : RowState.disabled };
  ctx.changed({ after: { hookName, url, events, isOn } });
  return id === undefined ? addWebhook(ctx, values) : changeWebhook(ctx, id, values);
}

/** @throws at the field `url` */
function mayBeTold({ config: { webhookAllow } }: UserCtx, url: string): void {
  if (isInwardLiteral(url, webhookAllow))
    throw failAt('url', '这是内网的地址；要送到内网，请先在服务器上用 WEBHOOK_ALLOW 允许它');
  if (new URL(url).protocol === 'http:' && webhookAllow.length === 0) throw failAt('url', '请用 https:// 开头的地址');
}

type Values = Pick<typeof webhook.$inferInsert, 'hookName' | 'url' | 'events' | 'statusId'>;

async function addWebhook(ctx: UserCtx, values: Values): Promise<Drawn> {
  await oneAmongOperators(ctx.db);
  if ((await ctx.db.$count(webhook)) >= MOST_WEBHOOKS) throw fail(LIST_FULL, `最多 ${MOST_WEBHOOKS} 个`);
  const secret = drawSecret();
  const sealedSecret = sealSecret(ctx.config.secretKey, secret);
  const [row] = await ctx.db
    .insert(webhook)
    .values({ ...values, sealedSecret })
    .returning({ id: webhook.id });
  return { id: row!.id, secret };
}

/** An address that was paused is tried at once: the new one may be the right one. */
async function changeWebhook(ctx: UserCtx, id: string, values: Values): Promise<Drawn> {
  await changed(ctx, id, { ...values, failures: 0, pausedUntil: null });
  await enqueue(ctx.db, sendWebhooks, { webhookId: id });
  return { id, secret: '' };
}

/** What was signed with the old one and is still on its way is refused by a receiver that knows the new one only. */
export async function renewSecret(ctx: UserCtx, id: string): Promise<Drawn> {
  const secret = drawSecret();
  await changed(ctx, id, { sealedSecret: sealSecret(ctx.config.secretKey, secret) });
  ctx.changed({ after: { id, renewed: true } });
  return { id, secret };
}

async function changed({ db, now }: UserCtx, id: string, set: Partial<typeof webhook.$inferInsert>): Promise<void> {
  const rows = await db
    .update(webhook)
    .set({ ...set, gmtModified: wireTime(now) })
    .where(eq(webhook.id, id))
    .returning({ id: webhook.id });
  if (rows.length === 0) throw fail(NOT_FOUND);
}

export async function removeWebhook(ctx: UserCtx, id: string): Promise<void> {
  await ctx.db.delete(webhookDelivery).where(eq(webhookDelivery.webhookId, id));
  const [gone] = await ctx.db
    .delete(webhook)
    .where(eq(webhook.id, id))
    .returning({ hookName: webhook.hookName, url: webhook.url });
  if (!gone) throw fail(NOT_FOUND);
  ctx.changed({ before: gone });
}

/** Goes out like everything else, at once and after whatever waits already. */
export async function testWebhook(ctx: UserCtx, id: string): Promise<void> {
  await resume(ctx, id);
  const { db, now } = ctx;
  await db.insert(webhookDelivery).values({
    webhookId: id,
    gmtCreate: wireTime(now),
    giveUpAt: wireTimeIn(now, PATIENCE_SECONDS),
    event: 'webhook.test',
    eventId: `evt_${randomUUID()}`,
    payload: { text: '知途的试送' },
  });
  await enqueue(db, sendWebhooks, { webhookId: id });
}

/** What is sent by hand is not kept waiting by a pause. @throws NOT_FOUND, HOOK_OFF */
async function resume({ db }: UserCtx, id: string): Promise<void> {
  const itself = eq(webhook.id, id);
  const rows = await db
    .update(webhook)
    .set({ pausedUntil: null })
    .where(and(itself, enabled(webhook)))
    .returning({ id: webhook.id });
  if (rows.length === 0) throw fail((await db.$count(webhook, itself)) > 0 ? HOOK_OFF : NOT_FOUND);
}

/** Under the number it had: a receiver that has taken it knows. @throws NOT_FOUND, HOOK_OFF, CONFLICT while it waits */
export async function replayDelivery(ctx: UserCtx, deliveryId: string): Promise<void> {
  const { db, now } = ctx;
  const itself = eq(webhookDelivery.id, deliveryId);
  const [again] = await db
    .update(webhookDelivery)
    .set({ hookState: HookState.waiting, attempts: 0, lastError: '', giveUpAt: wireTimeIn(now, PATIENCE_SECONDS) })
    .where(and(itself, ne(webhookDelivery.hookState, HookState.waiting)))
    .returning({ webhookId: webhookDelivery.webhookId });
  if (!again) throw fail((await db.$count(webhookDelivery, itself)) > 0 ? CONFLICT : NOT_FOUND);
  await resume(ctx, again.webhookId);
  await enqueue(db, sendWebhooks, again);
}

/** How many events wait for an address. */
export const waitingCount = sql<number>`(select count(*)::int from webhook_delivery as d
  where d.webhook_id = "webhook"."id" and d.hook_state = 0)`;
