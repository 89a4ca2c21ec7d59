import { and, eq, sql } from 'drizzle-orm';
import { sittingMoved } from '#contract/exam/liveEvents.ts';
import * as fails from '#contract/exam/sittingFailures.ts';
import { SittingEventKind, SittingState } from '#contract/rules/assessments.ts';
import { deviceOfTab } from '#contract/rules/sittings.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { examSitting, sittingEvent } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { tell } from '../messages/tell.ts';
import { deviceOf } from '../session/device.ts';
import { heldSitting } from './policies.ts';
import type { SittingRow } from './policies.ts';

/** A sitting that goes on, held. @throws SITTING_GONE, SITTING_OVER, SITTING_CANCELLED */
export async function heldRunning(db: Db, userNo: string, id: string): Promise<SittingRow> {
  const row = await heldSitting(db, userNo, id);
  if (row.sittingState === SittingState.cancelled) throw fail(fails.SITTING_CANCELLED);
  if (row.sittingState !== SittingState.running) throw fail(fails.SITTING_OVER);
  return row;
}

/** The same, for the tab whose turn it is. @throws TAKEN_OVER too */
export async function heldByTab(db: Db, userNo: string, id: string, tabTurn: number): Promise<SittingRow> {
  const row = await heldRunning(db, userNo, id);
  if (row.tabTurn !== tabTurn) throw fail(fails.TAKEN_OVER);
  return row;
}

/**
 * Lets this tab go on with a sitting: what any other sends from now on is refused, and it hears so. Leaves a trace where it
 * is another device; a second page of the same browser is none.
 */
export async function takeOver({ db, user, now, userAgent }: UserCtx, id: string, tabKey: string): Promise<number> {
  const row = await heldRunning(db, user.userNo, id);
  if (row.tabKey === tabKey) return row.tabTurn;
  const [moved] = await db
    .update(examSitting)
    .set({ tabKey, tabTurn: sql`${examSitting.tabTurn} + 1` })
    .where(eq(examSitting.id, id))
    .returning({ tabTurn: examSitting.tabTurn });
  if (deviceOfTab(row.tabKey) !== deviceOfTab(tabKey)) {
    await db.insert(sittingEvent).values({
      sittingId: id,
      assessmentId: row.assessmentId,
      eventKind: SittingEventKind.device,
      at: wireTime(now),
      detail: deviceOf(userAgent),
    });
  }
  await tell(db, sittingMoved, [user.userNo], { sittingId: id });
  return moved!.tabTurn;
}

type Kept = Partial<Pick<SittingRow, 'flagged' | 'scratch'>>;

/** Keeps what a candidate notes for themselves. @throws SITTING_GONE, SITTING_OVER, SITTING_CANCELLED, TAKEN_OVER */
export async function keepNotes({ db, user }: UserCtx, id: string, tabTurn: number, kept: Kept): Promise<void> {
  await heldByTab(db, user.userNo, id, tabTurn);
  await db
    .update(examSitting)
    .set(kept)
    .where(and(eq(examSitting.id, id)));
}
