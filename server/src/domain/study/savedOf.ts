import { lengthOf } from '#contract/rules/spans.ts';
import { pairs } from './overview.ts';
import type { Saved } from './save.ts';
import type { Standing } from './standing.ts';
import type { State } from './state.ts';

/** A save in the words of the wire. */
export const savedOf = ({ state, verdict, standing, position, certificateNo, isCertificateWaiting }: Saved) => ({
  ...standingShown(state, standing),
  position,
  granted: lengthOf(verdict.granted),
  refused: lengthOf(verdict.refused),
  refusedReason: verdict.reason,
  refusedRanges: pairs(verdict.refused),
  certificateNo,
  isCertificateWaiting: isCertificateWaiting ? (1 as const) : (0 as const),
});

export function standingShown({ periodId, courseId, length }: State, standing: Standing) {
  const { watchedLength, percent, isDone, isCourseDone, progress, watched } = standing;
  return {
    periodId,
    courseId,
    length,
    watchedLength,
    percent,
    isDone,
    isCourseDone,
    courseProgress: progress / 100,
    watched: pairs(watched),
  };
}
