import { PART_SECONDS, PARTS_A_SEGMENT, SEGMENT_SECONDS } from './shape.ts';

/** Finished segments that are listed; of the newest ones the parts are listed and held as well. */
export const LISTED = 6;
/** Not 0: hls.js (1.7) takes that for no number, and fetches such a segment again and again when it begins in it. */
export const FIRST_NUMBER = 1;
const LISTED_IN_PARTS = 3;
/** A player stays so far behind the newest part (RFC 8216bis, 4.4.3.8: at least three of them). */
const HOLD_BACK = 3 * PART_SECONDS;
/** No part is longer than it says; rounded up, lest the last digit makes it so. */
const PART_TARGET = (Math.ceil(PART_SECONDS * 1000) / 1000).toFixed(3);

export interface Segment {
  readonly number: number;
  /** Which head a player needs for it: a broadcast that had to begin anew has several. */
  readonly head: number;
  readonly count: number;
}

interface Held extends Segment {
  count: number;
  /** Undefined once it is too old to be listed in parts. */
  parts: Buffer[] | undefined;
}

/** A place in the broadcast: up to the end of a segment, or of one part in it. */
export interface Place {
  segment: number;
  part?: number;
}

/** What of a broadcast is there just now: parts go in, playlists of Low-Latency HLS come out. Nothing here waits. */
export class LiveWindow {
  readonly #heads: Buffer[] = [];
  /** Finished ones, and last the one that grows. */
  #segments: Held[] = [];
  #next = FIRST_NUMBER;
  /** Breaks before the first that is listed. */
  #forgotten = 0;

  /** A film begins, or begins anew: what comes now is read with this. @returns the segment that ended by it */
  begin(head: Buffer): Segment | undefined {
    const ended = this.#growing;
    this.#heads.push(head);
    if (ended) this.#open();
    return ended;
  }

  /** @returns the segment that this part finished */
  add(part: Buffer): Segment | undefined {
    const growing = this.#growing ?? this.#open();
    growing.parts!.push(part);
    growing.count += 1;
    if (growing.count < PARTS_A_SEGMENT) return undefined;
    this.#open();
    return growing;
  }

  /** Whether all up to this place is there, or is past already. */
  has({ segment, part }: Place): boolean {
    if (segment < this.#next - 1) return true;
    const growing = this.#segments.at(-1);
    return segment === growing?.number && part !== undefined && growing.count > part;
  }

  /** Whether it is asked for too early (RFC 8216bis, 6.2.5.2): by more than a segment or two. */
  isFar({ segment }: Place): boolean {
    return segment > this.#next + 1;
  }

  isListed(number: number): boolean {
    return this.#segments.some((one) => one.number === number && one.count > 0);
  }

  head(number: number): Buffer | undefined {
    return this.#heads[number];
  }

  part(segment: number, part: number): Buffer | undefined {
    return this.#held(segment)?.parts?.[part];
  }

  /** A segment as long as its parts are held; afterwards it is where it was stored. */
  whole(segment: number): Buffer | undefined {
    const parts = this.#held(segment)?.parts;
    return parts && parts.length > 0 ? Buffer.concat(parts) : undefined;
  }

  playlist(): string {
    const shown = this.#segments.filter(({ count }) => count > 0);
    const growing = this.#growing;
    const lines = [
      '#EXTM3U',
      '#EXT-X-VERSION:9',
      `#EXT-X-TARGETDURATION:${Math.ceil(SEGMENT_SECONDS)}`,
      `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${HOLD_BACK.toFixed(3)}`,
      `#EXT-X-PART-INF:PART-TARGET=${PART_TARGET}`,
      `#EXT-X-MEDIA-SEQUENCE:${this.#segments[0]?.number ?? FIRST_NUMBER}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${this.#forgotten}`,
      '#EXT-X-INDEPENDENT-SEGMENTS',
    ];
    for (const [at, segment] of shown.entries()) {
      const { number, head, count, parts } = segment;
      const before = shown[at - 1];
      if (before && before.head !== head) lines.push('#EXT-X-DISCONTINUITY');
      if (before?.head !== head) lines.push(`#EXT-X-MAP:URI="h${head}.mp4"`);
      for (const part of parts?.keys() ?? [])
        lines.push(
          `#EXT-X-PART:DURATION=${PART_SECONDS.toFixed(5)},URI="p${number}.${part}.m4s"${part === 0 ? ',INDEPENDENT=YES' : ''}`,
        );
      if (segment !== growing) lines.push(`#EXTINF:${(count * PART_SECONDS).toFixed(5)},`, `s${number}.m4s`);
    }
    const { number, count } = this.#segments.at(-1) ?? { number: FIRST_NUMBER, count: 0 };
    lines.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="p${number}.${count}.m4s"`);
    return `${lines.join('\n')}\n`;
  }

  /** The last one, once something is in it. */
  get #growing(): Held | undefined {
    const last = this.#segments.at(-1);
    return last && last.count > 0 ? last : undefined;
  }

  #held(number: number): Held | undefined {
    return this.#segments.find((one) => one.number === number);
  }

  #open(): Held {
    const opened: Held = { number: this.#next, head: this.#heads.length - 1, count: 0, parts: [] };
    // one that nothing came into is begun again
    const last = this.#segments.at(-1);
    if (last?.count === 0) {
      this.#segments[this.#segments.length - 1] = { ...opened, number: last.number };
      return this.#segments.at(-1)!;
    }
    this.#next += 1;
    this.#segments.push(opened);
    while (this.#segments.length > LISTED + 1) {
      const gone = this.#segments.shift()!;
      if (this.#segments[0]!.head !== gone.head) this.#forgotten += 1;
    }
    for (const old of this.#segments.slice(0, -1 - LISTED_IN_PARTS)) old.parts = undefined;
    return opened;
  }
}
