import { opusMs, SILENCE, SILENCE_MS } from '../../recording/opus.ts';
import { DARK } from './dark.ts';
import { RATE } from './fragments.ts';
import type { Run, Sample } from './fragments.ts';

/** Nothing came for so long: what is there lasts until now, or players would wait for it. */
const LATE_MS = 500;
/** So near to now nothing is filled up, because it may be on its way. */
const ON_ITS_WAY_MS = 200;

/** Sound that comes after so much silence was put in its place is left out, or it would lag behind for good. */
const AHEAD_MS = 400;

interface Picture {
  data: Buffer;
  isKey: boolean;
}

/** What players get of sound, or of pictures: one sample after the other, never a gap. Times are milliseconds. */
class Lane {
  readonly #rate: number;
  #ready: Sample[] = [];
  #from = 0;
  /** Ticks: up to where there is something. */
  #until = 0;

  constructor(rate: number) {
    this.#rate = rate;
  }

  /** Whole samples that are in no part yet. */
  take(): Run | undefined {
    if (this.#ready.length === 0) return undefined;
    const run = { from: this.#from, samples: this.#ready };
    [this.#ready, this.#from] = [[], this.#until];
    return run;
  }

  protected add(data: Buffer, duration: number, isKey: boolean): void {
    this.#ready.push({ data, duration, isKey });
    this.#until += duration;
  }

  protected ticks(ms: number): number {
    return Math.round((ms * this.#rate) / 1000);
  }

  /** Ticks from the end of what is there to a time. */
  protected missing(ms: number): number {
    return this.ticks(ms) - this.#until;
  }

  protected isLate(now: number): boolean {
    return this.missing(now - LATE_MS) > 0;
  }
}

export class SoundLane extends Lane {
  constructor() {
    super(RATE.sound);
  }

  /** A sender that is silent sends little. */
  hear(data: Buffer, ms: number): void {
    if (this.missing(ms + AHEAD_MS) < 0) return;
    this.#quiet(ms);
    this.add(data, this.ticks(opusMs(data) || SILENCE_MS), true);
  }

  fill(now: number): void {
    if (this.isLate(now)) this.#quiet(now - ON_ITS_WAY_MS);
  }

  #quiet(until: number): void {
    const one = this.ticks(SILENCE_MS);
    while (this.missing(until) >= one) this.add(SILENCE, one, true);
  }
}

export class PictureLane extends Lane {
  /** Its end is not known before the next one. */
  #last: Picture | undefined;

  constructor() {
    super(RATE.picture);
  }

  /** What was shown ends here. */
  end(ms: number): void {
    if (this.#last) this.add(this.#last.data, Math.max(1, this.missing(ms)), this.#last.isKey);
    this.#last = undefined;
  }

  show(picture: Picture): void {
    this.#last = picture;
  }

  /** A screen on which nothing moves sends no pictures: the last one stands. @returns whether there is no other to show */
  fill(now: number): boolean {
    if (!this.isLate(now)) return false;
    const isOut = this.#last === undefined;
    this.end(now - ON_ITS_WAY_MS);
    return isOut;
  }

  fillDark(now: number): void {
    if (!this.isLate(now)) return;
    this.show({ data: DARK.data, isKey: true });
    this.end(now - ON_ITS_WAY_MS);
  }
}
