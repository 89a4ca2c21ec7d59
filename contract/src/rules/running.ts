import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How a candidate stands while an assessment runs; read from their last sitting. */
export const RunState = choice({
  notBegun: [1, '未开始'],
  answering: [2, '答题中'],
  paused: [3, '已暂停'],
  submitted: [4, '已交卷'],
  cancelled: [5, '已作废'],
});

export type RunState = ValueOf<typeof RunState>;

/** A page that is there says so this often; who is not heard of for the time below is offline. */
export const HEARD_EVERY_SECONDS = 20;
export const SILENT_SECONDS = 60;

/** Which candidates a list shows. */
export const runShows = ['all', 'attention', 'notBegun', 'answering', 'submitted', 'suspicious', 'offline'] as const;

export type RunShow = (typeof runShows)[number];

/** From here on the record of a sitting is worth a look by a person; it says nothing about why. */
export const suspicion = { leaves: 3, awaySeconds: 60, copies: 2, devices: 1 } as const;

/** Nothing was saved for so long: they may be thinking, so it is never more than a hint. */
export const QUIET_SECONDS = 90;

/** So many others have to be offline at a moment for what happens then to have a technical cause. */
export const OTHERS_OFFLINE = 5;

/** Around an outage, what follows from it still belongs to it: pages load anew, notices come up. */
export const OUTAGE_SLACK_SECONDS = 30;

/** Minutes that the picture of saves goes back. */
export const HEAT_MINUTES = 30;

export const MOST_EXTRA_MINUTES = 240;

/** Of those who are away when it is ended by hand, so many are named. */
export const MOST_AWAY_NAMES = 20;

/** As many as one act may name; for more there is everybody. */
export const MOST_CHOSEN = 1000;

/** A time in which somebody was offline; seconds since 1970. */
export interface Span {
  sittingId: string;
  from: number;
  to: number;
}

/** A time in which many were offline at once. */
export interface Outage {
  from: number;
  to: number;
  /** The most at one moment. */
  people: number;
}

/** When more than `OTHERS_OFFLINE` people were offline at the same moment, in the order of time. */
export function outagesOf(spans: readonly Span[]): Outage[] {
  const steps = ownSpans(spans)
    .flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ])
    // who comes back in the second in which another one drops out was offline together with them
    .sort((a, b) => a.at - b.at || b.by - a.by);
  const outages: Outage[] = [];
  let open: Outage | undefined;
  let depth = 0;
  for (const { at, by } of steps) {
    depth += by;
    if (depth > OTHERS_OFFLINE) {
      open ??= { from: at, to: at, people: depth };
      open.people = Math.max(open.people, depth);
    } else if (open) {
      outages.push({ ...open, to: at });
      open = undefined;
    }
  }
  return outages;
}

/** The spans of each sitting without those that overlap: nobody is offline twice. */
function ownSpans(spans: readonly Span[]): Span[] {
  const last = new Map<string, Span>();
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const before = last.get(span.sittingId);
    if (before && span.from <= before.to) {
      before.to = Math.max(before.to, span.to);
      continue;
    }
    const own = { ...span };
    last.set(span.sittingId, own);
    joined.push(own);
  }
  return joined;
}

/** The outage that explains something that happened then, as far as there is one. */
export const causeOf = (outages: readonly Outage[], from: number, seconds: number): Outage | undefined =>
  outages.find(
    (outage) => from <= outage.to + OUTAGE_SLACK_SECONDS && from + seconds >= outage.from - OUTAGE_SLACK_SECONDS,
  );

/** The middle of some numbers, of two in the middle their mean; null when there are none. */
export function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
