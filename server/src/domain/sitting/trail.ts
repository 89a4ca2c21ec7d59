import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import * as fails from '#contract/exam/sittingFailures.ts';
import type { ToldEvent } from '#contract/exam/sittingShapes.ts';
import { assessmentTraits, SittingEventKind, SittingState } from '#contract/rules/assessments.ts';
import { creditFor } from '#contract/rules/outage.ts';
import type { Outage } from '#contract/rules/outage.ts';
import { givenMoment, isAwayAt, isClosed, isRecorded, patienceOf } from '#contract/rules/sittings.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type * as z from 'zod';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { answerLog, examSitting, sittingEvent } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { ownSitting, ownSittings } from './policies.ts';
import type { SittingRow } from './policies.ts';
import { sectionsLonger } from './sections.ts';
import { tellStaff } from './tellStaff.ts';
import { heldByTab } from './turns.ts';

interface Told {
  id: string;
  tabTurn: number;
  sentAt: number;
  events: z.infer<typeof ToldEvent>[];
}

type EventRow = Pick<typeof sittingEvent.$inferSelect, 'eventKind' | 'at' | 'seconds'>;

/** A reply may be lost: the same trace, told again, is the same within this time. */
const SAME_MS = 2000;

/**
 * Keeps what the page tells of besides answers, as far as the grade of watching keeps it, and gives time back for outages.
 * @throws SITTING_GONE, SITTING_OVER, SITTING_CANCELLED, TAKEN_OVER
 */
export async function keepTrail(ctx: UserCtx, { id, tabTurn, sentAt, events }: Told) {
  const { now, user } = ctx;
  const heard = events.length === 0 ? await keepHeard(ctx, id, tabTurn) : undefined;
  if (heard) return { ...heard, creditedSeconds: 0 };
  const outcome = await ctx.db.transaction(async (db) => {
    const row = await heldByTab(db, user.userNo, id, tabTurn);
    const [asked] = await db.select().from(assessment).where(eq(assessment.id, row.assessmentId));
    const { assessmentKind, rules } = asked!;
    const patience = patienceOf({ ...row, assessmentKind, graceSeconds: rules.graceSeconds }, row.endsAt);
    if (row.pausedAt === null && isClosed(row.endsAt, patience, now)) throw fail(fails.SITTING_OVER);
    const before = await db
      .select({
        id: sittingEvent.id,
        eventKind: sittingEvent.eventKind,
        at: sittingEvent.at,
        seconds: sittingEvent.seconds,
      })
      .from(sittingEvent)
      .where(eq(sittingEvent.sittingId, id));
    let standing = row;
    for (const told of events) {
      if (!isRecorded(rules.proctorGrade, told.eventKind)) continue;
      const at = givenMoment({ sentAt, givenAt: told.at }, momentOf(row.beganAt), now);
      const seen: EventRow = { ...told, at: wireTime(at) };
      if (before.some((one) => isSame(one, seen))) continue;
      const begun = before.find((one) => isSameAbsence(one, seen));
      if (begun) {
        begun.seconds = await lengthen(db, begun, seen);
        continue;
      }
      const isCredited = told.eventKind === SittingEventKind.offline && assessmentTraits[assessmentKind].isTimed;
      const seconds = isCredited ? await credit(db, standing, patience, seen, before, now) : 0;
      const detail = seconds > 0 ? `按规则补时 ${seconds} 秒` : told.detail;
      const [made] = await db
        .insert(sittingEvent)
        .values({ ...seen, sittingId: id, assessmentId: row.assessmentId, detail })
        .returning({ id: sittingEvent.id });
      before.push({ ...seen, id: made!.id });
      if (seconds > 0) standing = await granted(db, standing, seconds, now);
    }
    await keepHeard({ ...ctx, db }, id, tabTurn);
    return { row, standing };
  });
  if (events.length > 0) tellStaff(ctx, outcome.row.assessmentId);
  const { endsAt, outageSeconds, paperVersionId } = outcome.standing;
  return { endsAt, outageSeconds, paperVersionId, creditedSeconds: outageSeconds - outcome.row.outageSeconds };
}

/**
 * That the page of a sitting is there: who falls silent is shown as offline to those who watch. After the end the last
 * sign before it stays: it says who was away then, and is waited for.
 */
async function keepHeard({ db, user, now }: UserCtx, id: string, tabTurn: number) {
  const own = and(eq(examSitting.id, id), ownSittings(user.userNo), eq(examSitting.tabTurn, tabTurn));
  const at = wireTime(now);
  const { endsAt, pausedAt } = examSitting;
  const isOn = sql`${endsAt} is null or ${pausedAt} is not null or ${endsAt} > ${at}::timestamptz`;
  const [row] = await db
    .update(examSitting)
    .set({ heardAt: sql`case when ${isOn} then ${at}::timestamptz else ${examSitting.heardAt} end` })
    .where(and(own, eq(examSitting.sittingState, SittingState.running)))
    .returning({
      endsAt: examSitting.endsAt,
      outageSeconds: examSitting.outageSeconds,
      paperVersionId: examSitting.paperVersionId,
    });
  return row;
}

const isSame = (one: EventRow, other: EventRow): boolean =>
  one.eventKind === other.eventKind &&
  Math.abs(momentOf(one.at).getTime() - momentOf(other.at).getTime()) <= SAME_MS &&
  Math.abs(one.seconds - other.seconds) * 1000 <= SAME_MS;

/** A long absence is told while it lasts: what overlaps one that is known is the same one, longer. */
function isSameAbsence(one: EventRow, other: EventRow): boolean {
  if (one.eventKind !== SittingEventKind.left || other.eventKind !== SittingEventKind.left) return false;
  const [known, told] = [stretchOf(one), stretchOf(other)];
  return told.from < known.to && known.from < told.to;
}

/** Returns the seconds that it lasted so far. */
async function lengthen(db: Db, { id, at, seconds }: EventRow & { id: string }, told: EventRow): Promise<number> {
  const until = Math.round((stretchOf(told).to - momentOf(at).getTime()) / 1000);
  if (until <= seconds) return seconds;
  await db.update(sittingEvent).set({ seconds: until }).where(eq(sittingEvent.id, id));
  return until;
}

const stretchOf = ({ at, seconds }: EventRow) => {
  const from = momentOf(at).getTime();
  return { from, to: from + seconds * 1000 };
};

/**
 * What the rule gives back for one outage, with what the server heard meanwhile. Whom the end found away lost the time
 * until they are back, as long as they are waited for.
 */
async function credit(
  db: Db,
  row: SittingRow,
  patience: number,
  told: EventRow,
  before: readonly EventRow[],
  now: Date,
): Promise<number> {
  const stretch = stretchOf(told);
  const [from, to] = [wireTime(new Date(stretch.from)), wireTime(new Date(stretch.to))];
  const heard = await db
    .select({ at: answerLog.storedAt })
    .from(answerLog)
    .where(and(eq(answerLog.sittingId, row.id), gte(answerLog.storedAt, from), lte(answerLog.storedAt, to)));
  const waited = row.endsAt !== null && isAwayAt(row.heardAt, row.endsAt) ? patience * 1000 : 0;
  return creditFor({
    told: stretch,
    heardAt: heard.map(({ at }) => momentOf(at).getTime()),
    beganAt: momentOf(row.beganAt).getTime(),
    signAt: row.heardAt === null ? null : momentOf(row.heardAt).getTime(),
    endsAt: row.endsAt === null ? null : momentOf(row.endsAt).getTime() + waited,
    now: now.getTime(),
    credited: before.filter(({ eventKind }) => eventKind === SittingEventKind.offline).map(stretchOf),
    paused: pausesIn(row, before, now),
    creditedSeconds: row.outageSeconds,
  });
}

/** When the clock of a sitting stood still: what goes on was stopped for so long before, what is stopped is so until now. */
function pausesIn({ pausedAt }: SittingRow, before: readonly EventRow[], now: Date): Outage[] {
  const over = before
    .filter(({ eventKind }) => eventKind === SittingEventKind.resumed)
    .map(({ at, seconds }) => ({ from: momentOf(at).getTime() - seconds * 1000, to: momentOf(at).getTime() }));
  return pausedAt === null ? over : [...over, { from: momentOf(pausedAt).getTime(), to: now.getTime() }];
}

async function granted(db: Db, row: SittingRow, seconds: number, now: Date): Promise<SittingRow> {
  const [moved] = await db
    .update(examSitting)
    .set({
      endsAt: wireTimeIn(momentOf(row.endsAt!), seconds),
      outageSeconds: sql`${examSitting.outageSeconds} + ${seconds}`,
      grantedSeconds: sql`${examSitting.grantedSeconds} + ${seconds}`,
      sectionEnds: sectionsLonger(
        sql`make_interval(secs => ${seconds})`,
        sql`${wireTimeIn(now, -seconds)}::timestamptz`,
      ),
    })
    .where(eq(examSitting.id, row.id))
    .returning();
  return moved!;
}

/** What a sitting left behind, for its candidate. @throws SITTING_GONE */
export async function trailOf({ db, user }: UserCtx, sittingId: string, wanted: PageRequest) {
  const { grantedSeconds, outageSeconds } = await ownSitting(db, user.userNo, sittingId);
  const { id, eventKind, at, seconds, detail, explanation, explainedAt } = sittingEvent;
  const own = eq(sittingEvent.sittingId, sittingId);
  const rows = db
    .select({ id, eventKind, at, seconds, detail, explanation, explainedAt })
    .from(sittingEvent)
    .where(own)
    .orderBy(asc(at), asc(id))
    .$dynamic();
  const page = await paginate(wanted, rows, () => db.$count(sittingEvent, own));
  return { ...page, grantedSeconds, outageSeconds };
}
