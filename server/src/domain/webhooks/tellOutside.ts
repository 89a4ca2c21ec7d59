import { randomUUID } from 'node:crypto';
import { and, arrayContains } from 'drizzle-orm';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { WebhookTopic } from '#contract/rules/webhooks.ts';
import { webhookTopics } from '#contract/rules/webhooks.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { webhook, webhookDelivery } from '../../db/schema/integration.ts';
import { enqueue } from '../../kit/job.ts';
import { sendWebhooks } from './sendWebhooks.ts';

/** So long an address may stay away before an event is given up. */
export const PATIENCE_SECONDS = 86_400;

/**
 * Tells the systems outside that asked for it; in the transaction of what happened, so that nothing is told that was taken
 * back. An address that does not answer is not hurried by it.
 * @param data Numbers by which the receiver finds the rest, never what is secret.
 */
export async function tellOutside(
  db: Db,
  topic: WebhookTopic,
  data: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const { event } = webhookTopics[topic];
  const hooks = await db
    .select({ id: webhook.id, pausedUntil: webhook.pausedUntil })
    .from(webhook)
    .where(and(enabled(webhook), arrayContains(webhook.events, [event])));
  if (hooks.length === 0) return;
  const told = { gmtCreate: wireTime(now), giveUpAt: wireTimeIn(now, PATIENCE_SECONDS), event, payload: { ...data } };
  const eventId = `evt_${randomUUID()}`;
  await db.insert(webhookDelivery).values(hooks.map(({ id: webhookId }) => ({ ...told, webhookId, eventId })));
  for (const { id: webhookId, pausedUntil } of hooks) {
    const pause = pausedUntil === null ? 0 : (momentOf(pausedUntil).getTime() - now.getTime()) / 1000;
    await enqueue(db, sendWebhooks, { webhookId }, Math.max(0, Math.ceil(pause)));
  }
}
