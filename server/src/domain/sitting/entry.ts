import { and, asc, desc, eq } from 'drizzle-orm';
import type { Entry } from '#contract/exam/sittingShapes.ts';
import type { RehearsalCheck } from '#contract/exam/sittingShapes.ts';
import { phaseOf } from '#contract/rules/assessments.ts';
import { rulesInWords } from '#contract/rules/sittings.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import { paperVersion } from '../../db/schema/paper.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { refusalFailures, whyNot } from './begin.ts';
import { closeOver } from './closeSittings.ts';
import { invitationTo } from './facts.ts';

/** What is known before one begins: never a question. @throws ASSESSMENT_GONE */
export async function entryTo(ctx: UserCtx, assessmentId: string): Promise<Entry> {
  const { db, user, now } = ctx;
  await closeOver(db, user.userNo, now);
  const invited = await invitationTo(db, user.userNo, assessmentId);
  const { assessment: row, candidate, facts, allowed, used, runningId } = invited;
  const [paper] = await db
    .select({ fullPoints: paperVersion.totalPoints, questionCount: paperVersion.questionCount })
    .from(paperVersion)
    .where(eq(paperVersion.id, row.paperVersionId!));
  const reason = runningId === null ? await whyNot(ctx, invited) : undefined;
  const { id, attempt, sittingState, beganAt, submittedAt } = examSitting;
  const own = and(eq(examSitting.assessmentId, assessmentId), eq(examSitting.userNo, user.userNo));
  const sittings = await db
    .select({ id, attempt, sittingState, beganAt, submittedAt })
    .from(examSitting)
    .where(own)
    .orderBy(desc(attempt), asc(id));
  return {
    assessmentId,
    assessmentKind: row.assessmentKind,
    title: row.title,
    intro: await shownHtml(row.intro),
    phase: phaseOf(row, wireTime(now)),
    beginsAt: row.beginsAt,
    endsAt: row.endsAt,
    minutes: row.minutes,
    extraMinutes: facts.extraMinutes,
    redoUntil: facts.redoUntil,
    fullPoints: paper?.fullPoints ?? 0,
    questionCount: paper?.questionCount ?? 0,
    passPoints: row.passPoints,
    proctorGrade: row.rules.proctorGrade,
    attempts: allowed,
    used,
    notes: rulesInWords(facts),
    refusal: reason ? refusalFailures[reason].msg : '',
    runningId: runningId ?? '',
    isPhotographed: row.rules.isPhotographed === 1 ? 1 : 0,
    rehearsedAt: candidate?.rehearsedAt ?? null,
    rehearsal: candidate?.rehearsal ?? [],
    sittings,
    now: now.getTime(),
  };
}

interface Check {
  name: RehearsalCheck;
  isFine: 0 | 1;
  found: string;
}

/** Keeps how a rehearsal went; who comes to what is open to all has no place yet where it could stand. @throws ASSESSMENT_GONE */
export async function rehearsed({ db, user, now }: UserCtx, assessmentId: string, checks: readonly Check[]) {
  const { candidate } = await invitationTo(db, user.userNo, assessmentId);
  const isPassed = checks.length > 0 && checks.every(({ isFine }) => isFine === 1);
  const rehearsedAt = isPassed ? wireTime(now) : null;
  if (candidate) {
    await db
      .update(assessmentCandidate)
      .set({ rehearsal: [...checks], rehearsedAt })
      .where(eq(assessmentCandidate.id, candidate.id));
  }
  return { isPassed: isPassed ? (1 as const) : (0 as const), rehearsedAt };
}
