/** Asked again after half as long again as an answer takes, within these. */
const SOONEST_AGAIN_MS = 15;
const LATEST_AGAIN_MS = 200;
const USUAL_ANSWER_MS = 25;
const GIVEN_UP_MS = 800;
/** A larger jump is a new beginning, not loss. */
const MOST_MISSING = 200;

/** What came in of one track, what is missing, and what is lost for good. Times are milliseconds that only grow. */
export class Uplink {
  readonly counts = { packets: 0, lost: 0, recovered: 0 };
  #last = -1;
  #cycles = 0;
  readonly #missing = new Map<number, { since: number; askedAt: number }>();
  /** How long it takes from asking until what is missing comes. */
  #answerMs = USUAL_ANSWER_MS;
  #reported = { packets: 0, lost: 0 };

  /** @returns sequence numbers that are missing as of now */
  received(seq: number, now: number): number[] {
    this.counts.packets += 1;
    if (this.#last < 0) this.#last = seq;
    const ahead = (seq - this.#last) & 0xffff;
    if (ahead === 0 || ahead >= 0x8000) {
      this.#recovered(seq, now);
      return [];
    }
    const gap =
      ahead <= MOST_MISSING ? Array.from({ length: ahead - 1 }, (_, index) => (this.#last + index + 1) & 0xffff) : [];
    for (const one of gap) this.#missing.set(one, { since: now, askedAt: now });
    if (seq < this.#last) this.#cycles += 1;
    this.#last = seq;
    return gap;
  }

  /** What to ask for once more, and whether something was given up just now. */
  due(now: number): { again: number[]; isLost: boolean } {
    const again: number[] = [];
    let isLost = false;
    const patience = Math.min(LATEST_AGAIN_MS, Math.max(SOONEST_AGAIN_MS, 1.5 * this.#answerMs));
    for (const [seq, one] of this.#missing) {
      if (now - one.since > GIVEN_UP_MS) {
        this.#missing.delete(seq);
        this.counts.lost += 1;
        isLost = true;
      } else if (now - one.askedAt > patience) {
        one.askedAt = now;
        again.push(seq);
      }
    }
    return { again, isLost };
  }

  #recovered(seq: number, now: number): void {
    const missed = this.#missing.get(seq);
    if (!missed) return;
    this.#missing.delete(seq);
    this.counts.recovered += 1;
    // of what was asked for twice nobody knows which time was answered
    if (missed.askedAt === missed.since) this.#answerMs += (now - missed.since - this.#answerMs) / 4;
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
