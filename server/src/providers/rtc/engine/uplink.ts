const AGAIN_MS = 40;
const GIVEN_UP_MS = 800;
/** A larger jump is a new beginning, not loss. */
const MOST_MISSING = 200;

/** What came in of one track, what is missing, and what is lost for good. Times are milliseconds that only grow. */
export class Uplink {
  readonly counts = { packets: 0, lost: 0, recovered: 0 };
  #last = -1;
  #cycles = 0;
  readonly #missing = new Map<number, number>();
  #reported = { packets: 0, lost: 0 };

  /** @returns sequence numbers that are missing as of now */
  received(seq: number, now: number): number[] {
    this.counts.packets += 1;
    if (this.#last < 0) this.#last = seq;
    const ahead = (seq - this.#last) & 0xffff;
    if (ahead === 0 || ahead >= 0x8000) {
      if (this.#missing.delete(seq)) this.counts.recovered += 1;
      return [];
    }
    const gap =
      ahead <= MOST_MISSING ? Array.from({ length: ahead - 1 }, (_, index) => (this.#last + index + 1) & 0xffff) : [];
    for (const one of gap) this.#missing.set(one, now);
    if (seq < this.#last) this.#cycles += 1;
    this.#last = seq;
    return gap;
  }

  /** What to ask for once more, and whether something was given up just now. */
  due(now: number): { again: number[]; isLost: boolean } {
    const again: number[] = [];
    let isLost = false;
    for (const [seq, since] of this.#missing) {
      if (now - since > GIVEN_UP_MS) {
        this.#missing.delete(seq);
        this.counts.lost += 1;
        isLost = true;
      } else if (now - since > AGAIN_MS) again.push(seq);
    }
    return { again, isLost };
  }

  /** Of 256 lost since the last time this was asked, and the extended highest number; undefined before the first packet. */
  report(): { fraction: number; lost: number; highest: number } | undefined {
    if (this.#last < 0) return undefined;
    const lost = this.counts.lost - this.#reported.lost;
    const expected = this.counts.packets - this.#reported.packets + lost;
    this.#reported = { packets: this.counts.packets, lost: this.counts.lost };
    const fraction = expected > 0 ? Math.min(255, Math.floor((256 * lost) / expected)) : 0;
    return { fraction, lost: this.counts.lost, highest: ((this.#cycles & 0xffff) * 0x1_0000 + this.#last) >>> 0 };
  }
}
