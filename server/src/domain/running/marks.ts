import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import type { SittingEventKind as Kind } from '#contract/rules/assessments.ts';
import { OUTAGE_SLACK_SECONDS, suspicion } from '#contract/rules/running.ts';
import type { Outage } from '#contract/rules/running.ts';
import type { Db } from '../../db/client.ts';
import { sittingEvent } from '../../db/schema/sitting.ts';

const { left, copied, pasted, leftFullScreen, device, offline, online } = SittingEventKind;
const { eventKind, at, seconds } = sittingEvent;

/** What happened in each sitting of an assessment, without what an outage explains (`causeOf`). */
export function marksOf(db: Db, assessmentId: string, outages: readonly Outage[]) {
  const counted = (kinds: readonly Kind[]): SQL =>
    sql`filter (where ${inArray(eventKind, [...kinds])} and not ${explained(outages)})`;
  const many = (...kinds: Kind[]) => sql<number>`(count(*) ${counted(kinds)})::int`;
  const last = (kind: Kind, more: SQL = sql`true`) => sql`max(${at}) filter (where ${eventKind} = ${kind} and ${more})`;
  const out = last(offline, sql`${seconds} = 0`);
  const watched = [left, copied, pasted, leftFullScreen, device, offline, online];
  return db
    .select({
      sittingId: sittingEvent.sittingId,
      leaves: many(left).as('leaves'),
      awaySeconds: sql<number>`coalesce(sum(${seconds}) ${counted([left])}, 0)::int`.as('away_seconds'),
      copies: many(copied, pasted).as('copies'),
      fullScreens: many(leftFullScreen).as('full_screens'),
      devices: many(device).as('devices'),
      offlineAt: sql<string | null>`case when ${out} > coalesce(${last(online)}, '-infinity') then ${out} end`.as(
        'offline_at',
      ),
    })
    .from(sittingEvent)
    .where(and(eq(sittingEvent.assessmentId, assessmentId), inArray(eventKind, watched)))
    .groupBy(sittingEvent.sittingId)
    .as('marks');
}

export type Marks = ReturnType<typeof marksOf>;

function explained(outages: readonly Outage[]): SQL {
  if (outages.length === 0) return sql`false`;
  const begin = sql`extract(epoch from ${at})`;
  return sql`exists (select 1 from jsonb_to_recordset(${JSON.stringify(outages)}::jsonb) o("from" float8, "to" float8)
    where ${begin} <= o."to" + ${OUTAGE_SLACK_SECONDS}::int
      and ${begin} + ${seconds} >= o."from" - ${OUTAGE_SLACK_SECONDS}::int)`;
}

/** Whether the record of a sitting is worth a look. */
export const isWorthALook = ({ leaves, awaySeconds, copies, devices }: Marks): SQL =>
  sql`coalesce(${leaves} >= ${suspicion.leaves} or ${awaySeconds} >= ${suspicion.awaySeconds}
    or ${copies} >= ${suspicion.copies} or ${devices} >= ${suspicion.devices}, false)`;
