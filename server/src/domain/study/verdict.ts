import {
  frontierOf,
  GRACE_SECONDS,
  isDocument,
  isOpenedOnce,
  isPackage,
  isTimed,
  MAX_SPEED,
  OFFLINE_DAYS,
} from '#contract/rules/progress.ts';
import type { RefusedReason } from '#contract/rules/progress.ts';
import { clipped, lengthOf, minus, split, union } from '#contract/rules/spans.ts';
import type { Span } from '#contract/rules/spans.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';

export interface Rules {
  fileType: FileType;
  length: number;
  isDragAllowed: 0 | 1;
  isSpeedAllowed: 0 | 1;
  /** What a page of a document costs. */
  pageSeconds: number;
}

/** What the server knows before a save. Moments are milliseconds of the server's clock. */
export interface Before {
  /** Everything counted for this class-hour. */
  watched: Span[];
  /** What this sitting was refused so far. */
  refused: Span[];
  startedAt: number;
  /** The sitting's last save. */
  lastAt: number;
  /** Seconds the sitting took so far. */
  seconds: number;
  /** When the learner last started over, or 0. */
  resetAt: number;
  /** Seconds since 1970 that already paid for something, on any device. */
  used: Span[];
  debtMs: number;
  /** Seconds since 1970 that are in the study time of some sitting. */
  booked: Span[];
}

export interface Claim {
  ranges: readonly Span[];
  speed: number;
}

export interface Verdict {
  /** Newly counted. */
  granted: Span[];
  /** Of the claim, everything that counts, rewatching included. */
  accepted: Span[];
  /** Of this claim, what does not count. */
  refused: Span[];
  reason: RefusedReason | '';
  /** What the sitting is refused altogether after this. */
  stillRefused: Span[];
  used: Span[];
  debtMs: number;
  /** Wall-clock seconds spent since the last save, for the statistics, and all that were ever booked so. */
  seconds: number;
  booked: Span[];
}

const GRACE_MS = GRACE_SECONDS * 1000;
const PAGE_SECONDS = 300;

/**
 * Decides which seconds of a claim count (docs/decisions/0004-study-ledger.md). Only the server's clock matters.
 * Seconds that count already cost nothing, so a repeated save changes nothing; every other second is paid for with
 * wall-clock time that passed since the sitting began and has paid for nothing else.
 */
export function judge(rules: Rules, before: Before, claim: Claim, now: number): Verdict {
  const claimed = clipped(claim.ranges, rules.length);
  const fresh = minus(claimed, before.watched);
  const [inReach, dragged] = withoutSkipping(rules, before.watched, fresh);
  const clock = clockOf(rules, before, claim, now);
  const [granted, over] = split(inReach, clock.capacity);
  const refused = union(dragged, over);
  const watched = union(before.watched, granted);
  return {
    granted,
    accepted: minus(claimed, refused),
    refused,
    reason: reasonOf(dragged, over, clock),
    stillRefused: minus(union(before.refused, refused), watched),
    ...paid(before, clock, lengthOf(granted), now),
    ...spent(rules, before, lengthOf(claimed) / clock.rate, now),
  };
}

/** Where dragging is not allowed: what continues the watched beginning, and what lies ahead of it. */
function withoutSkipping(rules: Rules, watched: Span[], fresh: Span[]): [inReach: Span[], dragged: Span[]] {
  if (rules.isDragAllowed === 1 || !isTimed(rules.fileType)) return [fresh, []];
  const inReach: Span[] = [];
  const dragged: Span[] = [];
  for (const span of fresh) {
    const frontier = frontierOf(union(watched, inReach));
    (span[0] <= frontier + GRACE_SECONDS ? inReach : dragged).push(span);
  }
  return [inReach, dragged];
}

interface Clock {
  /** Seconds of content, or pages, per second of the clock. */
  rate: number;
  isTooFast: boolean;
  /** Seconds that have paid for nothing yet. */
  free: Span[];
  /** Another device of the learner was paid for some of the time since the last save. */
  isShared: boolean;
  isExempt: boolean;
  capacity: number;
}

function clockOf(rules: Rules, before: Before, { speed }: Claim, now: number): Clock {
  const fastest = isTimed(rules.fileType) && rules.isSpeedAllowed === 1 ? MAX_SPEED : 1;
  const rate = isDocument(rules.fileType) ? 1 / rules.pageSeconds : Math.min(Math.max(speed, 1), fastest);
  const oldest = Math.max(before.resetAt, now - OFFLINE_DAYS * 86_400_000);
  const since = Math.max(before.startedAt, oldest);
  const free = minus([secondsBetween(since, now)], before.used);
  const sinceSave = [secondsBetween(Math.max(before.lastAt, oldest), now)];
  const isExempt = isOpenedOnce(rules.fileType) || isPackage(rules.fileType);
  const budgetMs = lengthOf(free) * 1000 + GRACE_MS - before.debtMs;
  return {
    rate,
    isTooFast: isTimed(rules.fileType) && speed > rate,
    free,
    isShared: lengthOf(minus(sinceSave, before.used)) < lengthOf(sinceSave),
    isExempt,
    capacity: isExempt ? Infinity : Math.max(0, Math.floor((budgetMs * rate) / 1000)),
  };
}

/** Whole seconds, cut so that consecutive intervals neither overlap nor leave anything out. */
const secondsBetween = (from: number, to: number): Span => [Math.floor(from / 1000), Math.floor(to / 1000)];

function reasonOf(dragged: Span[], over: Span[], clock: Clock): RefusedReason | '' {
  if (dragged.length > 0) return 'drag';
  if (over.length === 0) return '';
  if (clock.isShared) return 'device';
  return clock.isTooFast ? 'speed' : 'clock';
}

/** What the grant costs: the oldest free seconds, and what they do not cover as debt to be paid by those to come. */
function paid(before: Before, clock: Clock, granted: number, now: number): { used: Span[]; debtMs: number } {
  const kept = recent(before.used, now);
  if (clock.isExempt) return { used: kept, debtMs: before.debtMs };
  const costMs = Math.ceil((granted * 1000) / clock.rate) + before.debtMs;
  const seconds = Math.min(lengthOf(clock.free), Math.floor(costMs / 1000));
  const [taken] = split(clock.free, seconds);
  return { used: union(kept, taken), debtMs: Math.min(GRACE_MS, costMs - seconds * 1000) };
}

/**
 * Never more than the sitting lasted, and no second of the clock in two sittings, however many are open; a page lies
 * open for five minutes at most.
 */
function spent(rules: Rules, before: Before, watching: number, now: number): { seconds: number; booked: Span[] } {
  const secondsSince = (from: number) => Math.floor((now - from) / 1000);
  const wanted = isTimed(rules.fileType) ? Math.ceil(watching) : Math.min(secondsSince(before.lastAt), PAGE_SECONDS);
  const kept = recent(before.booked, now);
  const free = minus(recent([secondsBetween(before.startedAt, now)], now), kept);
  const ofSitting = secondsSince(before.startedAt) - before.seconds;
  const seconds = Math.max(0, Math.min(wanted, ofSitting, lengthOf(free)));
  return { seconds, booked: union(kept, split(free, seconds)[0]) };
}

/** What lies further back than anything that may still arrive is forgotten. */
const recent = (spans: Span[], now: number): Span[] =>
  minus(spans, [[0, Math.floor(now / 1000) - OFFLINE_DAYS * 86_400]]);
