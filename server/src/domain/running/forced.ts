import { eq, sql } from 'drizzle-orm';
import { MARKS_ARE_OUT, NOT_ANSWERING } from '#contract/exam/runningFailures.ts';
import { sittingSteps } from '#contract/exam/transitions.ts';
import { SittingEventKind, SittingState, SubmitKind } from '#contract/rules/assessments.ts';
import { entryPath } from '#contract/rules/entryPath.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { isAwayAt } from '#contract/rules/sittings.ts';
import { wireTime } from '#contract/rules/time.ts';
import { fromOf } from '#contract/rules/transitions.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { mustBeAt, takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { handIn } from '../sitting/handIn.ts';
import { givenOnceMore } from './onceMore.ts';
import { watchedSitting } from './policies.ts';
import { record, tellSitting, tellWatching } from './record.ts';

/** Where candidates find their sittings. */
export const RECORDS = '/exam/testRecords';

/** Takes a paper in before its time, with what was saved. @throws SITTING_GONE, NOT_ANSWERING */
export async function forceSubmit(ctx: UserCtx, sittingId: string, reason: string) {
  const { sitting, of } = await watchedSitting(ctx, sittingId);
  const { db, user, now } = ctx;
  const how = { submitKind: SubmitKind.forced, now, actorUserNo: user.userNo, detail: `监考收卷：${reason}` };
  if (!(await handIn(db, sitting.id, how))) throw fail(NOT_ANSWERING);
  await tellSitting(db, [sitting]);
  await tellWatching(db, of);
  return of;
}

interface Voiding {
  reason: string;
  maySitAgain: 0 | 1;
  /** Empty: as long as the others may. */
  sitAgainUntil: string;
}

const counted: ReadonlySet<number> = new Set(fromOf(sittingSteps, 'mark'));

/** Said of who still answers and has no network: what had not arrived is not on record. */
const awayNote = ({ sittingState, heardAt }: typeof examSitting.$inferSelect, now: Date): string =>
  sittingState === SittingState.running && isAwayAt(heardAt, wireTime(now))
    ? `（作废时断线，最后在线 ${heardAt!.slice(11)}）`
    : '';

/** Declares a sitting void; its answers stay on record. @throws SITTING_GONE, CANCELLED_ALREADY, MARKS_ARE_OUT, 422 at the time */
export async function cancel(ctx: UserCtx, sittingId: string, { reason, ...wish }: Voiding) {
  const { db } = ctx;
  const { sitting, of } = await watchedSitting(ctx, sittingId, true);
  mustBeAt(sittingSteps, 'cancel', sitting.sittingState);
  if (of.releasedAt !== null) throw fail(MARKS_ARE_OUT);
  const wasCounted = counted.has(sitting.sittingState);
  await takeStep(db, sittingSteps, 'cancel', {
    table: examSitting,
    state: 'sittingState',
    where: eq(examSitting.id, sitting.id),
    set: { totalPoints: null, pausedAt: null },
  });
  if (wasCounted) {
    await db
      .update(assessment)
      .set({ countSubmit: sql`greatest(${assessment.countSubmit} - 1, 0)` })
      .where(eq(assessment.id, of.id));
  }
  const { maySitAgain } = wish;
  const until = maySitAgain === 1 ? await givenOnceMore(ctx, of, sitting.candidateId, wish.sitAgainUntil) : '';
  await record(ctx, of, [sitting], {
    eventKind: SittingEventKind.cancelled,
    detail: `${reason}${awayNote(sitting, ctx.now)}`,
  });
  await sendMessage(ctx, {
    to: [sitting.userNo],
    msgType: 'study',
    msgTitle: `「${of.title}」的一次作答已作废${maySitAgain === 1 ? '，可以再考一次' : ''}`,
    msgText: until === '' ? reason : `${reason}\n${shownTime(until, ctx.now)} 以前再考。`,
    msgUrl: maySitAgain === 1 ? entryPath(of.assessmentKind, of.id) : RECORDS,
  });
  return { of, before: sitting.sittingState };
}
