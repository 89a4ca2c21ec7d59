import { eq } from 'drizzle-orm';
import { NO_MEDIA } from '#contract/course/failures.ts';
import { lengthOf, union } from '#contract/rules/spans.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { studyClock } from '../../db/schema/study.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { issueCertificate } from '../certificate/issue.ts';
import { admitted, enrolmentOf } from './access.ts';
import { deviceOf } from './device.ts';
import type { Standing, State } from './standing.ts';
import { beforeOf, readState, standingOf } from './standing.ts';
import type { Claim, Verdict } from './verdict.ts';
import { judge } from './verdict.ts';
import { writeSave } from './writeSave.ts';

export interface StudySave {
  periodId: string;
  sittingKey: string;
  /** What was watched, and how fast at most; may be told from what the server knows. */
  claim: Claim | ((state: State) => Claim);
  position: number;
  device: string;
}

export interface Saved {
  state: State;
  verdict: Verdict;
  standing: Standing;
  position: number;
  certificateNo: string;
}

/**
 * Counts what was watched. One read and one statement; only when another save of the same learner comes in between,
 * the learner's clock is locked and it is reckoned again. The save that finishes the course issues the certificate
 * in the same transaction.
 * @throws LOCKED, NOT_FOUND, NO_MEDIA
 */
export async function saveStudy(ctx: UserCtx, input: StudySave): Promise<Saved> {
  const saved = await attempt(ctx, ctx.db, input);
  if (saved) return saved;
  return ctx.db.transaction(async (db) => {
    await db.select().from(studyClock).where(eq(studyClock.userNo, ctx.user.userNo)).for('update');
    const second = await attempt(ctx, db, input);
    if (!second) throw new Error('the locked clock of a learner moved');
    return second;
  });
}

async function attempt(ctx: UserCtx, db: Db, input: StudySave): Promise<Saved | undefined> {
  const { user, now } = ctx;
  const state = admitted(await readState(db, { ...input, userNo: user.userNo }), user, now);
  if (state.mediaId === null && state.linkUrl === '') throw fail(NO_MEDIA);
  const claim = typeof input.claim === 'function' ? input.claim(state) : input.claim;
  const before = beforeOf(state, now.getTime());
  const verdict = judge(state, before, claim, now.getTime());
  const standing = standingOf(state, union(before.watched, verdict.granted));
  const finishes = standing.isCourseDone === 1 && state.completedAt === null && enrolmentOf(state, now) === 'valid';
  const position = Math.min(Math.round(input.position), state.length);
  const save = {
    userNo: user.userNo,
    periodId: state.periodId,
    courseId: state.courseId,
    sittingKey: input.sittingKey,
    version: state.version ?? 0,
    verdict,
    standing,
    refusedReason: lengthOf(verdict.stillRefused) === 0 ? '' : verdict.reason || (state.refusedReason ?? ''),
    position,
    sittingPosition: position,
    device: input.device || deviceOf(ctx.userAgent),
    ip: ctx.ip,
    lastStudyAt: freshEnough(state.lastStudyAt, now),
    completedAt: finishes ? wireTime(now) : null,
  };
  const done = { state, verdict, standing, position, certificateNo: state.certificateNo ?? '' };
  if (!finishes) return (await writeSave(db, save, now)) ? done : undefined;
  return db.transaction(async (tx) => {
    if (!(await writeSave(tx, save, now))) return undefined;
    return { ...done, certificateNo: await issueCertificate(tx, user.userNo, state.courseId, now) };
  });
}

/** The time of the last study is in an index: it moves once a minute, not with every save. */
function freshEnough(lastStudyAt: string | null, now: Date): string {
  return lastStudyAt !== null && now.getTime() - momentOf(lastStudyAt).getTime() < 60_000 ? lastStudyAt : wireTime(now);
}
