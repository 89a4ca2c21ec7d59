import { sql } from 'drizzle-orm';
import { index, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { HookState, webhookEvents } from '#contract/rules/webhooks.ts';
import type { WebhookEvent } from '#contract/rules/webhooks.ts';
import { choiceOf, keyOf } from '../choiceColumn.ts';
import { bytes, common, counter, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';

/** An address outside that is told of events. */
export const webhook = table('webhook', {
  ...common(),
  hookName: text('hook_name').notNull(),
  url: text().notNull(),
  /** What deliveries are signed with, sealed with the key of the installation. */
  sealedSecret: bytes('sealed_secret').notNull(),
  /** Names of `webhookEvents`. */
  events: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Tries in a row that failed, and until when it is left in peace. */
  failures: counter('failures').notNull().default(0),
  pausedUntil: moment('paused_until'),
  /** A process is sending to it; one that was killed is not waited for any longer. */
  busyUntil: moment('busy_until'),
});

/** One event for one address, kept thirty days whatever became of it. */
export const webhookDelivery = table(
  'webhook_delivery',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    webhookId: id64('webhook_id')
      .notNull()
      .references(() => webhook.id),
    event: keyOf('event', webhookEvents).$type<WebhookEvent>().notNull(),
    /** The same for every address and every try: by it the receiver knows what it has had already. */
    eventId: text('event_id').notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    hookState: choiceOf('hook_state', HookState).notNull().default(HookState.waiting),
    attempts: counter('attempts').notNull().default(0),
    /** What the other side answered last; null when it did not. */
    httpStatus: smallint('http_status'),
    lastError: text('last_error').notNull().default(''),
    triedAt: moment('tried_at'),
    /** From then on a failure is the last one. */
    giveUpAt: moment('give_up_at').notNull(),
  },
  (t) => [index().on(t.webhookId, t.id), index().on(t.webhookId, t.hookState, t.id), index().on(t.gmtCreate)],
);
