import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import * as fails from '#contract/exam/sittingFailures.ts';
import type { Failure } from '#contract/kit/errors.ts';
import { CandidateSource } from '#contract/rules/assessments.ts';
import type { Layout } from '#contract/rules/assessments.ts';
import { whyNotBegin } from '#contract/rules/sittings.ts';
import type { RefusalToBegin } from '#contract/rules/sittings.ts';
import type { Db } from '../../db/client.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { drawLayout } from '../assessments/draw.ts';
import { isTestLocked } from '../positionTests/stages.ts';
import { invitationTo } from './facts.ts';
import type { Invitation } from './facts.ts';
import { timedSections } from './sections.ts';
import { sitDown } from './sitDown.ts';
import { tellStaff } from './tellStaff.ts';

export const refusalFailures: Record<RefusalToBegin, Failure> = {
  withdrawn: fails.WITHDRAWN,
  notYet: fails.NOT_YET,
  closed: fails.CLOSED,
  entryOver: fails.ENTRY_OVER,
  noAttempt: fails.NO_ATTEMPT_LEFT,
  locked: fails.STAGE_LOCKED,
};

export interface Begun {
  id: string;
  isResumed: 0 | 1;
  endsAt: string | null;
}

/**
 * Begins a sitting, or finds the one that goes on; of two at once the database lets one through, and the other finds it.
 * @throws ASSESSMENT_GONE, WITHDRAWN, NOT_YET, CLOSED, ENTRY_OVER, NO_ATTEMPT_LEFT, STAGE_LOCKED
 */
export async function beginSitting(ctx: UserCtx, assessmentId: string, tabKey: string): Promise<Begun> {
  const { db, user, now } = ctx;
  const invited = await invitationTo(db, user.userNo, assessmentId);
  if (invited.runningId !== null) return goingOn(db, invited.runningId);
  const reason = await whyNot(ctx, invited);
  if (reason) throw fail(refusalFailures[reason]);
  const place = await placeOf(db, user.userNo, invited);
  if (!place) return beginSitting(ctx, assessmentId, tabKey);
  const { candidateId, layout } = place;
  const { lastAttempt, assessment: row } = invited;
  const wish = {
    assessmentId,
    candidateId,
    userNo: user.userNo,
    attempt: lastAttempt + 1,
    paperVersionId: row.paperVersionId!,
    layout,
    sectionEnds: await timedSections(db, layout),
    tabKey,
  };
  const made = await sitDown(db, wish, now);
  // a question was corrected while this was prepared
  if (made === 'moved') return beginSitting(ctx, assessmentId, tabKey);
  tellStaff(ctx, assessmentId);
  if (made) return { ...made, isResumed: 0 };
  const { runningId } = await invitationTo(db, user.userNo, assessmentId);
  if (runningId === null) throw fail(fails.NO_ATTEMPT_LEFT);
  return goingOn(db, runningId);
}

/** Why somebody may not begin: by the clock and their attempts, or because a stage of their plan is not done. */
export async function whyNot({ db, user, now }: UserCtx, invited: Invitation): Promise<RefusalToBegin | undefined> {
  const reason = whyNotBegin(invited.facts, invited, now);
  if (reason) return reason;
  return (await isTestLocked(db, user.userNo, invited.assessment)) ? 'locked' : undefined;
}

async function goingOn(db: Db, id: string): Promise<Begun> {
  const [row] = await db.select({ endsAt: examSitting.endsAt }).from(examSitting).where(eq(examSitting.id, id));
  return { id, isResumed: 1, endsAt: row?.endsAt ?? null };
}

/** Their place among the candidates and their paper; whoever comes to what is open to all gets both now. */
async function placeOf(db: Db, userNo: string, { assessment: row, candidate }: Invitation) {
  if (candidate?.layout) return { candidateId: candidate.id, layout: candidate.layout };
  const layout = await drawLayout(db, { paperVersionId: row.paperVersionId!, rules: row.rules }, randomInt(2 ** 31));
  return candidate ? kept(db, candidate.id, row, layout) : comes(db, userNo, row, layout);
}

type Drawn = Pick<Invitation['assessment'], 'id' | 'paperVersionId'>;

/** An assessment as long as it has the version that a paper was drawn from: a correction gives it another one. */
const stillOf = ({ id, paperVersionId }: Drawn) =>
  and(eq(assessment.id, id), eq(assessment.paperVersionId, paperVersionId!));

/** Of two who draw at once the first one's paper counts; none of a version that is corrected by now. */
async function kept(db: Db, candidateId: string, of: Drawn, layout: Layout) {
  return db.transaction(async (tx) => {
    const [held] = await tx.select({ id: assessment.id }).from(assessment).where(stillOf(of)).for('share');
    if (!held) return undefined;
    const [row] = await tx
      .update(assessmentCandidate)
      .set({ layout: sql`coalesce(${assessmentCandidate.layout}, ${JSON.stringify(layout)}::jsonb)` })
      .where(eq(assessmentCandidate.id, candidateId))
      .returning({ layout: assessmentCandidate.layout });
    return { candidateId, layout: row!.layout! };
  });
}

async function comes(db: Db, userNo: string, drawn: Drawn, layout: Layout) {
  return db.transaction(async (tx) => {
    const [held] = await tx.select({ id: assessment.id }).from(assessment).where(stillOf(drawn)).for('no key update');
    if (!held) return undefined;
    const assessmentId = drawn.id;
    const of = eq(assessmentCandidate.assessmentId, assessmentId);
    const [last] = await tx
      .select({ no: sql<number>`coalesce(max(${assessmentCandidate.candidateNo}), 0)::int` })
      .from(assessmentCandidate)
      .where(of);
    const place = { assessmentId, userNo, candidateNo: last!.no + 1, candidateSource: CandidateSource.self, layout };
    const [made] = await tx
      .insert(assessmentCandidate)
      .values(place)
      .onConflictDoNothing()
      .returning({ candidateId: assessmentCandidate.id });
    if (made) return { ...made, layout };
    const [there] = await tx
      .select({ candidateId: assessmentCandidate.id, layout: assessmentCandidate.layout })
      .from(assessmentCandidate)
      .where(and(of, eq(assessmentCandidate.userNo, userNo)));
    return { candidateId: there!.candidateId, layout: there!.layout ?? layout };
  });
}
