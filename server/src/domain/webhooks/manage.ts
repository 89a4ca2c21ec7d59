import { randomUUID } from 'node:crypto';
import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { HookFormat, HookState, learningTopics, MOST_WEBHOOKS, webhookTopics } from '#contract/rules/webhooks.ts';
import type { WebhookEvent } from '#contract/rules/webhooks.ts';
import { LIST_FULL } from '#contract/system/adminFailures.ts';
import { HOOK_OFF, NOT_SIGNED } from '#contract/system/adminWebhook.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { webhook, webhookDelivery } from '../../db/schema/integration.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { oneAmongOperators } from '../roles/oneAmongOperators.ts';
import { sealSecret } from './secret.ts';
import { sendWebhooks } from './sendWebhooks.ts';
import { drawSecret } from './sign.ts';
import { PATIENCE_SECONDS } from './tellOutside.ts';
import { eventsOf, mayBeTold, newSecretOf } from './wish.ts';
import type { Wish } from './wish.ts';

interface Drawn {
  id: string;
  /** Empty when it stayed as it was. */
  secret: string;
}

/** @throws NOT_FOUND, LIST_FULL, or at the field that is wrong */
export async function saveWebhook(ctx: UserCtx, wish: Wish): Promise<Drawn> {
  const { id, hookName, url, isOn, hookFormat, loginName } = wish;
  const isXapi = hookFormat === HookFormat.xapi;
  mayBeTold(ctx, wish);
  const events = eventsOf(wish);
  if (events.length === 0) throw failAt('enrolled', '请至少选一种事件');
  const shown = { hookName, url, hookFormat, loginName: isXapi ? loginName : '', events };
  const values = { ...shown, statusId: isOn === 1 ? RowState.normal : RowState.disabled };
  ctx.changed({ after: { ...shown, isOn } });
  const secret = await newSecretOf(ctx.db, wish);
  const result =
    id === undefined ? await addWebhook(ctx, values, secret) : await changeWebhook(ctx, id, values, secret);
  return { id: result, secret: isXapi ? '' : secret };
}

type Values = Pick<
  typeof webhook.$inferInsert,
  'hookName' | 'url' | 'hookFormat' | 'loginName' | 'events' | 'statusId'
>;

async function addWebhook(ctx: UserCtx, values: Values, secret: string): Promise<string> {
  await oneAmongOperators(ctx.db);
  if ((await ctx.db.$count(webhook)) >= MOST_WEBHOOKS) throw fail(LIST_FULL, `最多 ${MOST_WEBHOOKS} 个`);
  const sealedSecret = sealSecret(ctx.config.secretKey, secret);
  const [row] = await ctx.db
    .insert(webhook)
    .values({ ...values, sealedSecret })
    .returning({ id: webhook.id });
  return row!.id;
}

/** An address that was paused is tried at once: the new one may be the right one. */
async function changeWebhook(ctx: UserCtx, id: string, values: Values, secret: string): Promise<string> {
  const sealed = secret === '' ? {} : { sealedSecret: sealSecret(ctx.config.secretKey, secret) };
  await changed(ctx, id, { ...values, ...sealed, failures: 0, pausedUntil: null });
  if (values.hookFormat === HookFormat.xapi) await giveUpUnspeakable(ctx.db, id);
  await enqueue(ctx.db, sendWebhooks, { webhookId: id });
  return id;
}

/** What waits from before for which xAPI has no words. */
async function giveUpUnspeakable(db: Db, webhookId: string): Promise<void> {
  const { waiting, failed } = HookState;
  const { event, hookState } = webhookDelivery;
  const words: WebhookEvent[] = [...learningTopics.map((topic) => webhookTopics[topic].event), 'webhook.test'];
  await db
    .update(webhookDelivery)
    .set({ hookState: failed, lastError: '学习记录里没有这种事件' })
    .where(and(eq(webhookDelivery.webhookId, webhookId), eq(hookState, waiting), notInArray(event, words)));
}

/**
 * What was signed with the old one and is still on its way is refused by a receiver that knows the new one only.
 * @throws NOT_FOUND, NOT_SIGNED
 */
export async function renewSecret(ctx: UserCtx, id: string): Promise<Drawn> {
  const isXapi = and(eq(webhook.id, id), eq(webhook.hookFormat, HookFormat.xapi));
  if ((await ctx.db.$count(webhook, isXapi)) > 0) throw fail(NOT_SIGNED);
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
