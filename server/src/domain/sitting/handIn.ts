import { and, eq, inArray } from 'drizzle-orm';
import { SittingEventKind, SittingState, SubmitKind } from '#contract/rules/assessments.ts';
import { isAwayAt, latePercentOf } from '#contract/rules/sittings.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting, sittingEvent } from '../../db/schema/sitting.ts';
import { settleFor } from '../courseNodes/settle.ts';
import { collectAnswers } from '../marking/collect.ts';
import { countHandedIn, submit } from './handInStatements.ts';
import type { SittingRow } from './policies.ts';

interface How {
  submitKind: SubmitKind;
  now: Date;
  /** Who hands it in for somebody, and why. */
  actorUserNo?: string;
  detail?: string;
}

/** A sitting that runs and is held, and how it is handed in. */
export interface HandingIn {
  row: SittingRow;
  how: How;
}

/**
 * Hands a running sitting in and collects its answers; of two who do it at once the second finds it done. What time or
 * force hands in counts as handed in at its end, if that is over. To be called in a transaction.
 * @returns whether it was this call that did it
 */
export async function handIn(db: Db, sittingId: string, how: How): Promise<boolean> {
  const running = and(eq(examSitting.id, sittingId), eq(examSitting.sittingState, SittingState.running));
  const [row] = await db.select().from(examSitting).where(running).for('update');
  if (!row) return false;
  await handInTogether(db, [{ row, how }]);
  return true;
}

/** The same for several: as many statements as one takes. */
export async function handInTogether(db: Db, all: readonly HandingIn[]): Promise<void> {
  if (all.length === 0) return;
  const asked = await askedOf(db, all);
  const moved = all.map(({ row, how: { submitKind, now } }) => {
    const submittedAt = momentOfHandingIn(row, submitKind, now);
    const latePercent = latePercentOf(asked.get(row.candidateId)!, submittedAt);
    return { id: row.id, submitKind, latePercent, submittedAt: wireTime(submittedAt) };
  });
  await submit(db, { moved: JSON.stringify(moved) });
  await collectAnswers(
    db,
    all.map(({ row }) => ({ ...row, rules: asked.get(row.candidateId)!.rules })),
  );
  await db.insert(sittingEvent).values(
    all.map(({ row, how: { submitKind, actorUserNo, now, detail = SubmitKind.labels[submitKind] } }, index) => ({
      sittingId: row.id,
      assessmentId: row.assessmentId,
      eventKind: SittingEventKind.submitted,
      at: moved[index]!.submittedAt,
      detail: `${detail}${awayNote(row, submitKind, now)}`,
      actorUserNo,
    })),
  );
  // the row that all candidates share comes last and is held the shortest
  const counts = [...Map.groupBy(all, ({ row }) => row.assessmentId)].map(([id, its]) => ({ id, more: its.length }));
  await countHandedIn(db, { counts: JSON.stringify(counts) });
  await settleFor(
    db,
    all.map(({ row: { assessmentId, userNo } }) => ({ assessmentId, userNo })),
    all[0]!.how.now,
  );
}

/** By candidate: by which rules they sit, and until when. */
async function askedOf(db: Db, all: readonly HandingIn[]) {
  const { assessmentKind, endsAt, rules } = assessment;
  const { id, redoUntil } = assessmentCandidate;
  const rows = await db
    .select({ id, redoUntil, assessmentKind, endsAt, rules })
    .from(assessmentCandidate)
    .innerJoin(assessment, eq(assessment.id, assessmentCandidate.assessmentId))
    .where(
      inArray(
        id,
        all.map(({ row }) => row.candidateId),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Said of who was silent when somebody else, or time, handed it in: what had not arrived is not in it. */
function awayNote({ heardAt, endsAt }: SittingRow, submitKind: SubmitKind, now: Date): string {
  const at = submitKind === SubmitKind.time && endsAt !== null ? endsAt : wireTime(now);
  if (submitKind === SubmitKind.self || !isAwayAt(heardAt, at)) return '';
  return `（收卷时断线，最后在线 ${heardAt!.slice(11)}）`;
}

/** What is taken in by force after its end, as when all were ended at once and the work is done behind, is not late by that. */
function momentOfHandingIn({ endsAt, pausedAt }: SittingRow, submitKind: SubmitKind, now: Date): Date {
  if (submitKind === SubmitKind.self || endsAt === null) return now;
  if (submitKind === SubmitKind.forced && pausedAt !== null) return now;
  return new Date(Math.min(now.getTime(), momentOf(endsAt).getTime()));
}
