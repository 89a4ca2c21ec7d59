import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { PHOTO_OFF } from '#contract/exam/sittingFailures.ts';
import { Nothing } from '#contract/kit/values.ts';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { PHOTO_DAYS } from '#contract/rules/sittings.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { sittingEvent } from '../../db/schema/sitting.ts';
import { storedFile } from '../../db/schema/trust.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { job } from '../../kit/job.ts';
import { ownFile } from '../files/ownFile.ts';
import type { SittingRow } from './policies.ts';
import { tellStaff } from './tellStaff.ts';
import { heldByTab } from './turns.ts';

const { consented, declined, photo } = SittingEventKind;

/** What the candidate said last about photographs; null before they were asked. */
export async function consentOf(db: Db, sittingId: string): Promise<0 | 1 | null> {
  const [said] = await db
    .select({ eventKind: sittingEvent.eventKind })
    .from(sittingEvent)
    .where(and(eq(sittingEvent.sittingId, sittingId), inArray(sittingEvent.eventKind, [consented, declined])))
    .orderBy(desc(sittingEvent.at), desc(sittingEvent.id))
    .limit(1);
  if (!said) return null;
  return said.eventKind === consented ? 1 : 0;
}

/** A sitting in which photographs are taken, held by its tab. @throws SITTING_GONE, SITTING_OVER, SITTING_CANCELLED, TAKEN_OVER, PHOTO_OFF */
async function photographed({ db, user }: UserCtx, id: string, tabTurn: number) {
  const sitting = await heldByTab(db, user.userNo, id, tabTurn);
  const [of] = await db
    .select({ rules: assessment.rules })
    .from(assessment)
    .where(eq(assessment.id, sitting.assessmentId));
  if (of!.rules.isPhotographed !== 1) throw fail(PHOTO_OFF);
  return sitting;
}

/** A consent of its own, taken back as easily; who refuses goes on answering, and those who watch know why there is nothing. */
export async function keepConsent(ctx: UserCtx, id: string, tabTurn: number, isGiven: 0 | 1): Promise<void> {
  const assessmentId = await ctx.db.transaction(async (db) => {
    const sitting = await photographed({ ...ctx, db }, id, tabTurn);
    if ((await consentOf(db, id)) === isGiven) return sitting.assessmentId;
    await enter(db, sitting, { eventKind: isGiven === 1 ? consented : declined, detail: '' }, ctx.now);
    return sitting.assessmentId;
  });
  tellStaff(ctx, assessmentId);
}

/** @throws PHOTO_OFF without a consent; 422 at `fileUrl` for a file that is not the candidate's own photograph */
export async function keepPhoto(ctx: UserCtx, id: string, tabTurn: number, fileUrl: string): Promise<void> {
  const assessmentId = await ctx.db.transaction(async (db) => {
    const sitting = await photographed({ ...ctx, db }, id, tabTurn);
    if ((await consentOf(db, id)) !== 1) throw fail(PHOTO_OFF);
    await ownFile({ ...ctx, db }, fileUrl, 'examPhoto', { field: 'fileUrl' });
    // sent again after a lost reply it is the same one
    const kept = and(eq(sittingEvent.eventKind, photo), eq(sittingEvent.detail, fileUrl));
    if ((await db.$count(sittingEvent, kept)) === 0)
      await enter(db, sitting, { eventKind: photo, detail: fileUrl }, ctx.now);
    return sitting.assessmentId;
  });
  tellStaff(ctx, assessmentId);
}

const enter = (
  db: Db,
  { id, assessmentId }: SittingRow,
  happened: { eventKind: SittingEventKind; detail: string },
  now: Date,
) => db.insert(sittingEvent).values({ ...happened, sittingId: id, assessmentId, at: wireTime(now) });

/** Photographs are kept for so long and no longer; `removeFiles` takes the files away, the line that there was one stays. */
export const forgetPhotos = job({
  name: 'forgetPhotos',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '25 18 * * *',
  async run({ db, clock }) {
    const old = lt(storedFile.gmtCreate, wireTimeIn(clock(), -PHOTO_DAYS * 86_400));
    await db
      .update(storedFile)
      .set({ statusId: RowState.disabled })
      .where(and(eq(storedFile.purpose, 'examPhoto'), enabled(storedFile), old));
  },
});
