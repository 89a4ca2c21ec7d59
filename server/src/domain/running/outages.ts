import { and, eq, inArray, sql } from 'drizzle-orm';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import { outagesOf } from '#contract/rules/running.ts';
import type { Outage } from '#contract/rules/running.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { sittingEvent } from '../../db/schema/sitting.ts';

const { sittingId, eventKind, at, seconds } = sittingEvent;

/** When many who sit an assessment were offline at once. Who has not come back is offline until now. */
export async function outagesIn(db: Db, assessmentId: string, now: Date): Promise<Outage[]> {
  const back = sql`lead(${at}) over (partition by ${sittingId} order by ${at}, ${sittingEvent.id})`;
  const events = db
    .select({
      sittingId,
      eventKind,
      from: sql<number>`extract(epoch from ${at})::float8`.as('from_s'),
      to: sql<number>`extract(epoch from case when ${seconds} > 0 then ${at} + make_interval(secs => ${seconds})
        else coalesce(${back}, ${wireTime(now)}::timestamptz) end)::float8`.as('to_s'),
    })
    .from(sittingEvent)
    .where(
      and(
        eq(sittingEvent.assessmentId, assessmentId),
        inArray(eventKind, [SittingEventKind.offline, SittingEventKind.online]),
      ),
    )
    .as('events');
  const spans = await db
    .select({ sittingId: events.sittingId, from: events.from, to: events.to })
    .from(events)
    .where(eq(events.eventKind, SittingEventKind.offline));
  return outagesOf(spans);
}
