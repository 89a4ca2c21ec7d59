/** A period of the day (节) with its clocks, HH:mm. */
export interface BellTimes {
  seq: number;
  beginClock: string;
  endClock: string;
}

/** Some periods in a row. */
export interface BellSpan {
  fromBell: number;
  toBell: number;
}

const BLOCK_BREAK = 10;
const LONG_BREAK = 60;

export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const breakBefore = (bells: readonly BellTimes[], at: number): number =>
  at === 0 ? 0 : minutesOf(bells[at]!.beginClock) - minutesOf(bells[at - 1]!.endClock);

/** The periods that belong together (大节): no break of more than ten minutes lies within. */
export function blocksOf(bells: readonly BellTimes[]): BellSpan[] {
  const blocks: BellSpan[] = [];
  for (const [at, { seq }] of bells.entries()) {
    const last = blocks.at(-1);
    if (last && breakBefore(bells, at) <= BLOCK_BREAK) last.toBell = seq;
    else blocks.push({ fromBell: seq, toBell: seq });
  }
  return blocks;
}

export interface LongBreak {
  /** The period that follows. */
  before: number;
  name: string;
  beginClock: string;
  endClock: string;
}

/** The breaks of an hour and more, named by the time of day. */
export function longBreaksOf(bells: readonly BellTimes[]): LongBreak[] {
  return bells.flatMap(({ seq, beginClock }, at) =>
    at > 0 && breakBefore(bells, at) >= LONG_BREAK
      ? [
          {
            before: seq,
            name: breakName(bells[at - 1]!.endClock),
            beginClock: bells[at - 1]!.endClock,
            endClock: beginClock,
          },
        ]
      : [],
  );
}

function breakName(clock: string): string {
  const hour = minutesOf(clock) / 60;
  if (hour >= 10.5 && hour < 14) return '午休';
  return hour >= 16 && hour < 20 ? '晚饭' : '休息';
}

export const overlaps = (one: BellSpan, other: BellSpan): boolean =>
  one.fromBell <= other.toBell && other.fromBell <= one.toBell;

/** What is left of the blocks of one day beside the lessons held on it. */
export function freeSpans(bells: readonly BellTimes[], held: readonly BellSpan[]): BellSpan[] {
  const isTaken = (seq: number) => held.some((one) => overlaps(one, { fromBell: seq, toBell: seq }));
  const free: BellSpan[] = [];
  for (const { fromBell, toBell } of blocksOf(bells)) {
    let run: BellSpan | undefined;
    for (const { seq } of bells) {
      if (seq < fromBell || seq > toBell) continue;
      if (isTaken(seq)) run = undefined;
      else if (run) run.toBell = seq;
      else free.push((run = { fromBell: seq, toBell: seq }));
    }
  }
  return free;
}

/** 第 1–2 节, or 第 3 节. */
export const spanName = ({ fromBell, toBell }: BellSpan): string =>
  fromBell === toBell ? `第 ${fromBell} 节` : `第 ${fromBell}–${toBell} 节`;
