import { and, asc, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { topicNames, webhookTopics } from '#contract/rules/webhooks.ts';
import type { WebhookTopic } from '#contract/rules/webhooks.ts';
import * as contract from '#contract/system/adminWebhook.ts';
import { webhook, webhookDelivery } from '../../db/schema/integration.ts';
import {
  removeWebhook,
  renewSecret as renew,
  replayDelivery,
  saveWebhook,
  testWebhook,
  waitingCount,
} from '../../domain/webhooks/manage.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

const { id, hookName, url, hookFormat, loginName, events, statusId, failures, pausedUntil } = webhook;
const shown = { id, hookName, url, hookFormat, loginName, events, statusId, failures, pausedUntil, waitingCount };

type Row = Pick<typeof webhook.$inferSelect, Exclude<keyof typeof shown, 'waitingCount'>> & { waitingCount: number };

/** A row as the form of it has it: a flag for each topic. */
function asForm({ events: chosen, statusId: state, ...row }: Row) {
  const flags = topicNames.map((topic) => [topic, chosen.includes(webhookTopics[topic].event) ? 1 : 0] as const);
  return { ...row, ...(Object.fromEntries(flags) as Record<WebhookTopic, 0 | 1>), isOn: state };
}

export const list = handle(contract.list, async ({ db }, request) => {
  const rows = db.select(shown).from(webhook).orderBy(asc(webhook.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(webhook));
  return { ...page, list: page.list.map(asForm) };
});

export const view = handle(contract.view, async ({ db }, input) => {
  const [row] = await db.select(shown).from(webhook).where(eq(webhook.id, input.id));
  if (!row) throw fail(NOT_FOUND);
  return asForm(row);
});

export const save = handle(contract.save, async (ctx, input) => saveWebhook(ctx, input));

export const renewSecret = handle(contract.renewSecret, async (ctx, input) => renew(ctx, input.id));

export const remove = handle(contract.remove, async (ctx, input) => {
  await removeWebhook(ctx, input.id);
  return {};
});

export const test = handle(contract.test, async (ctx, input) => {
  await testWebhook(ctx, input.id);
  return {};
});

export const deliveries = handle(contract.deliveries, async ({ db }, { id: webhookId, hookState, ...request }) => {
  if ((await db.$count(webhook, eq(webhook.id, webhookId))) === 0) throw fail(NOT_FOUND);
  const wanted = hookState === undefined ? undefined : eq(webhookDelivery.hookState, hookState);
  const where = and(eq(webhookDelivery.webhookId, webhookId), wanted);
  const rows = db.select().from(webhookDelivery).where(where).orderBy(desc(webhookDelivery.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(webhookDelivery, where));
  return { ...page, list: page.list.map(({ payload, ...row }) => ({ ...row, data: JSON.stringify(payload) })) };
});

export const replay = handle(contract.replay, async (ctx, input) => {
  await replayDelivery(ctx, input.deliveryId);
  return {};
});
