/** A stretch of time in milliseconds, `[from, to)`. */
export interface Outage {
  from: number;
  to: number;
}

/** What one sitting gets back at most. */
export const MOST_CREDIT_SECONDS = 600;

/** Shorter ones are the usual waiting. */
export const LEAST_OUTAGE_SECONDS = 10;

interface Measured {
  /** What the page says: it could not send from here to there. */
  told: Outage;
  /** When the server stored something of this sitting. */
  heardAt: readonly number[];
  beganAt: number;
  /** The last sign of its page before this: until then it had a network, whatever it says; null: there was none. */
  signAt: number | null;
  /** The end as it is now; null: there is none, so nothing is lost. */
  endsAt: number | null;
  /** The server's clock when it is told. */
  now: number;
  /** Stretches that were credited before. */
  credited: readonly Outage[];
  /** When its clock stood still: that time comes back by itself. */
  paused: readonly Outage[];
  creditedSeconds: number;
}

/**
 * What of an outage is given back, measured on both sides: only where the page could not send and the server heard
 * nothing either, neither an answer nor a sign, within the sitting, never twice for the same time and never more than
 * the whole is worth. @returns its seconds; 0: nothing is due
 */
export function creditFor(measured: Measured): number {
  const { told, heardAt, beganAt, signAt, endsAt, now, credited, paused, creditedSeconds } = measured;
  if (endsAt === null) return 0;
  const within = { from: Math.max(told.from, beganAt, signAt ?? 0), to: Math.min(told.to, now, endsAt) };
  const silent = longestSilence(within, heardAt);
  const free = [...credited, ...paused].reduce((parts, other) => parts.flatMap((one) => without(one, other)), [silent]);
  const due = Math.floor(free.reduce((sum, { from, to }) => sum + to - from, 0) / 1000);
  if (due < LEAST_OUTAGE_SECONDS) return 0;
  return Math.max(0, Math.min(due, MOST_CREDIT_SECONDS - creditedSeconds));
}

/** The longest stretch in which nothing was heard. */
function longestSilence({ from, to }: Outage, heardAt: readonly number[]): Outage {
  const inside = heardAt.filter((at) => at > from && at < to).sort((x, y) => x - y);
  let longest: Outage = { from, to: from };
  let since = from;
  for (const at of [...inside, to]) {
    if (at - since > longest.to - longest.from) longest = { from: since, to: at };
    since = at;
  }
  return longest;
}

/** What is left of a stretch before another and after it. */
function without(stretch: Outage, other: Outage): Outage[] {
  if (other.to <= stretch.from || other.from >= stretch.to) return [stretch];
  const before = { from: stretch.from, to: other.from };
  const after = { from: other.to, to: stretch.to };
  return [before, after].filter(({ from, to }) => to > from);
}
