import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import * as z from 'zod';
import { Id } from '#contract/kit/values.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { HookFormat, HookState } from '#contract/rules/webhooks.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { webhook, webhookDelivery } from '../../db/schema/integration.ts';
import type { Platform } from '../../kit/context.ts';
import type { Job } from '../../kit/job.ts';
import { enqueue } from '../../kit/job.ts';
import { postOutward } from '../../providers/postOutward.ts';
import type { Outcome } from '../../providers/postOutward.ts';
import { unsealSecret } from './secret.ts';
import { signedHeaders } from './sign.ts';
import { statementOf, statementsAddress, xapiHeaders } from './xapi.ts';

const Input = z.object({ webhookId: Id });

type Hook = typeof webhook.$inferSelect;
type Delivery = typeof webhookDelivery.$inferSelect;

/** One run takes so many, or stops after so long: others wait for the worker too. */
const AT_ONCE = 50;
const RUN_MS = 20_000;
/** Longer than a run and the last answer take. */
const LEASE_SECONDS = 60;
const AGAIN_SECONDS = 5;

/** Seconds between the tries of an address that does not take what it is sent: twelve within the day. */
const PAUSES = [10, 60, 300, 900, 1800, 3600, 7200, 10_800] as const;

/** A message that is refused as such (400, 404, 422 …) is tried so often; then the next one has its turn. */
const REFUSALS = 3;

/** Sends what waits for one address, in the order in which it happened; the address is paused as a whole. */
export const sendWebhooks: Job<typeof Input> = {
  name: 'sendWebhooks',
  input: Input,
  attempts: 3,
  key: ({ webhookId }) => webhookId,
  async run(platform, { webhookId }) {
    const { db, clock } = platform;
    const hook = await lease(db, webhookId, clock());
    // Another process is at it, and may just have looked for the last time.
    if (hook === 'busy') return enqueue(db, sendWebhooks, { webhookId }, AGAIN_SECONDS);
    if (hook === undefined) return;
    const wait = await sendSome(platform, hook).finally(() =>
      db.update(webhook).set({ busyUntil: null }).where(eq(webhook.id, webhookId)),
    );
    if (wait !== null) await enqueue(db, sendWebhooks, { webhookId }, wait);
  },
};

async function lease(db: Db, webhookId: string, now: Date): Promise<Hook | 'busy' | undefined> {
  const isFree = or(isNull(webhook.busyUntil), lt(webhook.busyUntil, wireTime(now)));
  const [taken] = await db
    .update(webhook)
    .set({ busyUntil: wireTimeIn(now, LEASE_SECONDS) })
    .where(and(eq(webhook.id, webhookId), enabled(webhook), isFree))
    .returning();
  if (taken) return taken;
  const [known] = await db
    .select({ id: webhook.id })
    .from(webhook)
    .where(and(eq(webhook.id, webhookId), enabled(webhook)));
  return known && 'busy';
}

/** @returns seconds until the next run; null when nothing waits */
async function sendSome(platform: Platform, hook: Hook): Promise<number | null> {
  const { db, clock } = platform;
  const began = clock().getTime();
  let { failures } = hook;
  for (let sent = 0; sent < AT_ONCE && clock().getTime() - began < RUN_MS; sent += 1) {
    const next = await oldest(db, hook.id);
    if (!next) return null;
    const outcome = await send(platform, hook, next);
    const isOver = outcome.error === '' || isRefused(outcome, next);
    await keep(db, next, outcome, isOver, clock());
    if (!isOver) return pause(db, hook.id, failures + 1, clock());
    if (failures > 0) await db.update(webhook).set({ failures: 0, pausedUntil: null }).where(eq(webhook.id, hook.id));
    failures = 0;
  }
  return 0;
}

async function oldest(db: Db, webhookId: string): Promise<Delivery | undefined> {
  const [row] = await db
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.hookState, HookState.waiting)))
    .orderBy(asc(webhookDelivery.id))
    .limit(1);
  return row;
}

async function send({ db, config, clock }: Platform, hook: Hook, next: Delivery): Promise<Outcome> {
  const { url, hookFormat, loginName, sealedSecret } = hook;
  const secret = unsealSecret(config.secretKey, sealedSecret);
  if (hookFormat === HookFormat.xapi) {
    const statement = JSON.stringify(await statementOf(db, config.publicUrl, next));
    const message = { headers: xapiHeaders(loginName, secret), body: statement };
    return postOutward(statementsAddress(url), message, config.webhookAllow);
  }
  const { event: type, eventId, gmtCreate, payload: data } = next;
  const body = JSON.stringify({ type, timestamp: momentOf(gmtCreate).toISOString(), data });
  const headers = signedHeaders(secret, eventId, clock(), body);
  return postOutward(url, { headers, body }, config.webhookAllow);
}

/** The other side is there and does not want this one; too early (425), too late (408) and too much (429) is no refusal. */
function isRefused({ status }: Outcome, { attempts }: Delivery): boolean {
  const isForGood = status !== null && status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);
  return isForGood && attempts + 1 >= REFUSALS;
}

async function keep(db: Db, { id, attempts }: Delivery, outcome: Outcome, isOver: boolean, now: Date): Promise<void> {
  const ended = outcome.error === '' ? HookState.delivered : HookState.failed;
  await db
    .update(webhookDelivery)
    .set({
      hookState: isOver ? ended : HookState.waiting,
      attempts: attempts + 1,
      httpStatus: outcome.status,
      lastError: outcome.error,
      triedAt: wireTime(now),
    })
    .where(eq(webhookDelivery.id, id));
}

/** Leaves the address in peace for a while, and gives up what has waited for a day. */
async function pause(db: Db, webhookId: string, failures: number, now: Date): Promise<number> {
  const seconds = PAUSES[Math.min(failures, PAUSES.length) - 1]!;
  await db
    .update(webhook)
    .set({ failures, pausedUntil: wireTimeIn(now, seconds) })
    .where(eq(webhook.id, webhookId));
  const waits = and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.hookState, HookState.waiting));
  await db
    .update(webhookDelivery)
    .set({ hookState: HookState.failed })
    .where(and(waits, lte(webhookDelivery.giveUpAt, wireTime(now))));
  return seconds;
}
