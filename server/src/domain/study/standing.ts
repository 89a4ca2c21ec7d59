import { isDone, percentOf } from '#contract/rules/progress.ts';
import { lengthOf, parseSpans } from '#contract/rules/spans.ts';
import type { Span } from '#contract/rules/spans.ts';
import type { State } from './state.ts';
import type { Before } from './verdict.ts';

/** The part of a state that a claim is judged by. A sitting that was never begun begins now. */
export function beforeOf(state: State, now: number): Before {
  return {
    watched: parseSpans(state.watched),
    refused: parseSpans(state.refused),
    startedAt: state.startedAt ?? now,
    lastAt: state.lastAt ?? now,
    seconds: state.seconds ?? 0,
    resetAt: state.resetAt ?? 0,
    used: parseSpans(state.used),
    debtMs: state.debtMs ?? 0,
    booked: parseSpans(state.booked),
  };
}

export interface Standing {
  watched: Span[];
  watchedLength: number;
  percent: number;
  isDone: 0 | 1;
  /** Class-hours done in the whole course, and whether these are all. */
  periodDone: number;
  isCourseDone: 0 | 1;
  /** Hundredths of a percent of the whole course. */
  progress: number;
}

/** Where the learner stands when these spans count. Once done stays done. */
export function standingOf(state: State, watched: Span[]): Standing {
  const [done, parts] = state.otherParts;
  const total = state.otherPeriods + 1;
  const watchedLength = lengthOf(watched);
  const nowDone = state.wasDone === 1 || isDone(watchedLength, state.length, state.completionPercent);
  const percent = percentOf(watchedLength, state.length);
  const periodDone = done + (nowDone ? 1 : 0);
  return {
    watched,
    watchedLength,
    percent,
    isDone: nowDone ? 1 : 0,
    periodDone,
    isCourseDone: periodDone === total ? 1 : 0,
    progress: Math.floor((parts + (nowDone ? 10_000 : Math.round(percent * 100))) / total),
  };
}
