import { and, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import { EVIDENCE_DAYS } from '#contract/rules/sittings.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { markAppeal } from '../../db/schema/marking.ts';
import { sittingEvent } from '../../db/schema/sitting.ts';
import { job } from '../../kit/job.ts';

const { left, back, copied, pasted, leftFullScreen, device } = SittingEventKind;
const watched = [left, back, copied, pasted, leftFullScreen, device];

/** Too old to be kept, and no appeal of its sitting waits. */
const isDue = (db: Db, now: Date) => {
  const ofSitting = and(
    eq(markAppeal.sittingId, sittingEvent.sittingId),
    eq(markAppeal.auditStatus, AppealState.waiting),
  );
  const waiting = db
    .select({ one: sql`1` })
    .from(markAppeal)
    .where(ofSitting);
  return and(lt(sittingEvent.at, wireTimeIn(now, -EVIDENCE_DAYS * 86_400)), notExists(waiting));
};

/**
 * What a candidate was watched by is kept for so long and no longer, as photographs are. What changed their time or their
 * sitting stays; the words that they said about it go.
 */
export const forgetEvidence = job({
  name: 'forgetEvidence',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '35 18 * * *',
  async run({ db, clock }) {
    const due = isDue(db, clock());
    await db.delete(sittingEvent).where(and(inArray(sittingEvent.eventKind, watched), due));
    await db
      .update(sittingEvent)
      .set({ explanation: '', explainedAt: null })
      .where(and(ne(sittingEvent.explanation, ''), due));
  },
});
