import { and, eq, inArray } from 'drizzle-orm';
import { inSequence, offerOfTier } from '#contract/rules/membership.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { vipSpan } from '../../db/schema/membership.ts';
import type { VipTerms } from '../../db/schema/trade.ts';
import { followMembership, liveSpans } from './spans.ts';

interface Bought {
  orderId: string;
  userNo: string;
  terms: VipTerms;
  /** Cents. */
  paid: number;
}

/** Whether everything that an order takes in payment is still there, and not asked back meanwhile. */
export async function mayExchange(db: Db, userNo: string, { exchanged }: VipTerms, now: Date): Promise<boolean> {
  if (exchanged.length === 0) return true;
  const there = new Set((await liveSpans(db, userNo, now)).map(({ id }) => id));
  return exchanged.every((id) => there.has(id));
}

/** Begins a membership that was paid, or goes on with it; the person's writes wait in line. */
export async function beginSpan(db: Db, { orderId, userNo, terms, paid }: Bought, now: Date): Promise<void> {
  const spans = await liveSpans(db, userNo, now);
  const { startsAt, endsAt } = offerOfTier(spans, terms, now.getTime());
  if (terms.exchanged.length > 0)
    await db.update(vipSpan).set({ exchangedFor: orderId }).where(inArray(vipSpan.id, terms.exchanged));
  await db.insert(vipSpan).values({
    gmtCreate: wireTime(now),
    userNo,
    orderId,
    vipLevel: terms.vipLevel,
    days: terms.days,
    paid,
    startsAt: wireTime(new Date(startsAt)),
    endsAt: wireTime(new Date(endsAt)),
  });
  await arrange(db, userNo, now);
}

/** Takes a membership back: what it took in payment is there again, and what was to follow moves up. */
export async function endSpan(db: Db, userNo: string, orderId: string, now: Date): Promise<void> {
  await db.update(vipSpan).set({ isBack: 1 }).where(eq(vipSpan.orderId, orderId));
  await db.update(vipSpan).set({ exchangedFor: null }).where(eq(vipSpan.exchangedFor, orderId));
  await arrange(db, userNo, now);
}

/** Puts the stretches of somebody one after the other, and what depends on them to their end. */
export async function arrange(db: Db, userNo: string, now: Date): Promise<void> {
  const spans = await liveSpans(db, userNo, now);
  const before = new Map(spans.map((span) => [span.id, span]));
  for (const { id, startsAt, endsAt } of inSequence(spans, now.getTime())) {
    const old = before.get(id)!;
    if (old.startsAt === startsAt && old.endsAt === endsAt) continue;
    const places = { startsAt: wireTime(new Date(startsAt)), endsAt: wireTime(new Date(endsAt)) };
    await db
      .update(vipSpan)
      .set(places)
      .where(and(eq(vipSpan.id, id), eq(vipSpan.userNo, userNo)));
  }
  await followMembership(db, userNo, now);
}
