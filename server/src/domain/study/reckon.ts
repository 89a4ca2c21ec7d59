import { NO_MEDIA } from '#contract/course/failures.ts';
import { isNode, isPackage } from '#contract/rules/progress.ts';
import { lengthOf, union } from '#contract/rules/spans.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { admitted, enrolmentOf, isEmpty } from './access.ts';
import { deviceOf } from '../session/device.ts';
import type { Saved } from './save.ts';
import { beforeOf, standingOf } from './standing.ts';
import type { State } from './state.ts';
import type { Claim } from './verdict.ts';
import { judge } from './verdict.ts';
import type { Save } from './writeSave.ts';

export interface StudySave {
  periodId: string;
  sittingKey: string;
  /** What was watched, and how fast at most; may be told from what the server knows. */
  claim: Claim | ((state: State) => Claim);
  position: number;
  device: string;
  /** What a package is done with is told by its own calls alone. */
  isOfPackage?: boolean;
}

export interface Reckoned {
  save: Save;
  saved: Saved;
  /** This save finishes the course of somebody who takes it. */
  finishes: boolean;
}

/**
 * What a save comes to, given what the database holds. Changes nothing.
 * @throws LOCKED, NOT_FOUND, NO_MEDIA
 */
export function reckon(ctx: UserCtx, input: StudySave, found: State | undefined): Reckoned {
  const { user, now } = ctx;
  const state = admitted(found, user, now);
  if (isEmpty(state)) throw fail(NO_MEDIA);
  const claim = typeof input.claim === 'function' ? input.claim(state) : input.claim;
  const before = beforeOf(state, now.getTime());
  const isToldElsewhere = isNode(state.fileType) || (isPackage(state.fileType) && !input.isOfPackage);
  const counted = isToldElsewhere ? { ...claim, ranges: [] } : claim;
  const verdict = judge(state, before, counted, now.getTime());
  const standing = standingOf(state, union(before.watched, verdict.granted));
  const position = Math.min(Math.round(input.position), state.length);
  return {
    finishes: standing.isCourseDone === 1 && state.completedAt === null && enrolmentOf(state, now) === 'valid',
    saved: {
      state,
      verdict,
      standing,
      position,
      certificateNo: state.certificateNo ?? '',
      isCertificateWaiting: false,
    },
    save: {
      userNo: user.userNo,
      periodId: state.periodId,
      courseId: state.courseId,
      sittingKey: input.sittingKey,
      version: state.version ?? 0,
      at: now,
      verdict,
      standing,
      refusedReason: lengthOf(verdict.stillRefused) === 0 ? '' : verdict.reason || (state.refusedReason ?? ''),
      position,
      device: input.device || deviceOf(ctx.userAgent),
      ip: ctx.ip,
      lastStudyAt: freshEnough(state.lastStudyAt, now),
      completedAt: null,
    },
  };
}

/** The time of the last study is in an index: it moves once a minute, not with every save. */
function freshEnough(lastStudyAt: string | null, now: Date): string {
  return lastStudyAt !== null && now.getTime() - momentOf(lastStudyAt).getTime() < 60_000 ? lastStudyAt : wireTime(now);
}
