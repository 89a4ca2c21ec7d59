import { minus, union } from '#contract/rules/spans.ts';
import type { Span } from '#contract/rules/spans.ts';

/**
 * What was watched and not yet acknowledged, in seconds of the class-hour with fractions. `run` is what is being
 * watched without a break; `seenAt` the moment of its last second, in milliseconds.
 */
export interface Collected {
  readonly spans: readonly Span[];
  readonly run: Span | null;
  readonly seenAt: number;
  /** The fastest speed since the last acknowledgement. */
  readonly speed: number;
}

export const nothing: Collected = { spans: [], run: null, seenAt: 0, speed: 1 };

/** Players report a position that lies a little behind the last one after a pause. */
const BACKWARDS = 0.3;
/** Reports come late when the machine is busy. */
const LATE_SECONDS = 1;

/** The player is at second `at` and got there by playing; a leap further than time allows begins a new span. */
export function played(before: Collected, at: number, rate: number, now: number): Collected {
  const speed = Math.max(before.speed, rate);
  const { run } = before;
  const reach = ((now - before.seenAt) / 1000) * rate + LATE_SECONDS;
  if (run && at >= run[1] - BACKWARDS && at - run[1] <= reach) {
    return { ...before, run: [run[0], Math.max(run[1], at)], seenAt: now, speed };
  }
  return { spans: rangesOf(before), run: [at, at], seenAt: now, speed };
}

/**
 * The position was moved to `to`: what comes next does not continue what was before, but begins exactly there, although
 * players report their first position a little later.
 */
export const jumped = (before: Collected, to: number, now: number): Collected => ({
  ...before,
  spans: rangesOf(before),
  run: [to, to],
  seenAt: now,
});

/** Played to the end. Films end some hundredths before their whole length, which would never be reached. */
export const ended = (before: Collected, length: number): Collected =>
  before.run && length - before.run[1] <= LATE_SECONDS
    ? stopped({ ...before, run: [before.run[0], Math.max(before.run[1], length)] })
    : stopped(before);

const stopped = (before: Collected): Collected => ({ ...before, spans: rangesOf(before), run: null });

/** One page, picture or link was looked at, `from` counted from 0. */
export const looked = (before: Collected, from: number): Collected => ({
  ...before,
  spans: union(before.spans, [[from, from + 1]]),
});

/** Everything in it, as a save sends it. */
export const rangesOf = ({ spans, run }: Collected): Span[] => union(spans, run ? [run] : []);

/**
 * What remains after `sent` was acknowledged. The server counts whole seconds, so a remainder that continues something
 * sent begins with the whole second it lies in.
 */
export function rest(now: Collected, sent: readonly Span[], rate: number): Collected {
  const remainder = (spans: readonly Span[]): Span[] => minus(spans, sent).map((span) => wholeFrom(span, sent));
  const run = now.run ? (remainder([now.run]).at(-1) ?? [now.run[1], now.run[1]]) : null;
  return { ...now, spans: remainder(now.spans), run: run && wholeFrom(run, sent), speed: rate };
}

function wholeFrom([from, to]: Span, sent: readonly Span[]): Span {
  const whole = Math.floor(from);
  return sent.some(([start, end]) => start <= whole && from <= end) ? [whole, to] : [from, to];
}
