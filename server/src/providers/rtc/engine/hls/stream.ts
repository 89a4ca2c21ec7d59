import { setTimeout as waited } from 'node:timers/promises';

/** Parts that are at least there of a segment that is not whole yet, and how long the others stay to be fetched. */
const KEPT = 8;
/** Segments of which the playlist names the parts too. */
const IN_PARTS = 3;
/** Seconds; what the playlist promises of segments and of parts, and how far behind the newest one players stay. */
const TARGET = 4;
const PART_TARGET = 0.6;
const HOLD_BACK = 1.8;
/** A player that asks for what comes next waits no longer. */
const PATIENCE_MS = 5000;

interface Part {
  data: Buffer;
  /** Seconds. */
  duration: number;
  isIndependent: boolean;
}

interface Segment {
  number: number;
  parts: Part[];
  isWhole: boolean;
  /** Which beginning it needs; another one than the segment before is a break. */
  init: number;
}

/** What is kept of a class for players that fetch it (draft-pantos-hls-rfc8216bis): beginnings, segments and their parts. */
export class HlsStream {
  readonly #first: number;
  readonly #inits: Buffer[] = [];
  readonly #segments: Segment[] = [];
  /** Something came after the last beginning; one without anything was none. */
  #isBegun = true;
  #next: number;
  #waiting: (() => void)[] = [];

  /** @param first number of the first segment and beginning: higher than any that a player may have of an earlier one */
  constructor(first = 0) {
    this.#first = this.#next = first;
  }

  /** The tracks are others from here on. */
  begin(init: Buffer): void {
    this.end();
    if (!this.#isBegun) this.#inits.pop();
    this.#inits.push(init);
    this.#isBegun = false;
  }

  add(part: Part): void {
    let segment = this.#segments.at(-1);
    if (!segment || segment.isWhole) {
      segment = { number: this.#next, parts: [], isWhole: false, init: this.#first + this.#inits.length - 1 };
      this.#next += 1;
      this.#isBegun = true;
      this.#segments.push(segment);
      if (this.#segments.length > KEPT) this.#segments.shift();
    }
    segment.parts.push(part);
    this.#tell();
  }

  /** The segment is whole: the next part begins another. */
  end(): void {
    const segment = this.#segments.at(-1);
    if (segment) segment.isWhole = true;
    this.#tell();
  }

  /** Seconds of the segment that grows; 0 when the next part begins one. */
  get growing(): number {
    const segment = this.#segments.at(-1);
    return !segment || segment.isWhole ? 0 : lengthOf(segment);
  }

  /** A playlist; with `until` not before it names that part. Undefined while there is nothing, or it did not come. */
  async playlist(until?: { segment: number; part: number }): Promise<string | undefined> {
    await this.#once(() => this.#has(until ?? { segment: this.#segments[0]?.number ?? 0, part: 0 }));
    return this.#segments.length === 0 ? undefined : this.#written();
  }

  /** A file by the name that the playlist gives it; one that comes next is waited for. */
  async file(name: string): Promise<Buffer | undefined> {
    const [, kind, first, second] = /^(init|seg|part)-(\d+)(?:-(\d+))?\.(?:mp4|m4s)$/.exec(name) ?? [];
    const [segment, part] = [Number(first), Number(second ?? 0)];
    if (kind === 'init') return this.#inits[segment - this.#first];
    if (kind === undefined || segment > this.#next) return undefined;
    if (kind === 'part') await this.#once(() => this.#has({ segment, part }));
    const found = this.#segments.find(({ number }) => number === segment);
    if (kind === 'part') return found?.parts[part]?.data;
    return found?.isWhole ? Buffer.concat(found.parts.map(({ data }) => data)) : undefined;
  }

  /** That part is there, or what comes after it. */
  #has({ segment, part }: { segment: number; part: number }): boolean {
    const last = this.#segments.at(-1);
    if (!last || last.number < segment) return false;
    return last.number > segment || last.isWhole || last.parts.length > part;
  }

  async #once(isSo: () => boolean): Promise<void> {
    const late = new AbortController();
    const over = waited(PATIENCE_MS, true, { signal: late.signal }).catch(() => true);
    while (!isSo()) {
      const isOver = await Promise.race([over, new Promise<false>((come) => this.#waiting.push(() => come(false)))]);
      if (isOver) return;
    }
    late.abort();
  }

  #tell(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const come of waiting) come();
  }

  #written(): string {
    const segments = this.#segments;
    const lines = [
      '#EXTM3U',
      '#EXT-X-VERSION:9',
      `#EXT-X-TARGETDURATION:${TARGET}`,
      `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${HOLD_BACK}`,
      `#EXT-X-PART-INF:PART-TARGET=${PART_TARGET}`,
      `#EXT-X-MEDIA-SEQUENCE:${segments[0]!.number}`,
      ...(segments[0]!.init > 0 ? [`#EXT-X-DISCONTINUITY-SEQUENCE:${segments[0]!.init}`] : []),
    ];
    let init: number | undefined;
    for (const [place, segment] of segments.entries()) {
      if (segment.init !== init) {
        if (init !== undefined) lines.push('#EXT-X-DISCONTINUITY');
        init = segment.init;
        lines.push(`#EXT-X-MAP:URI="init-${init}.mp4"`);
      }
      if (place >= segments.length - IN_PARTS)
        for (const [part, { duration, isIndependent }] of segment.parts.entries())
          lines.push(
            `#EXT-X-PART:DURATION=${duration.toFixed(3)},URI="part-${segment.number}-${part}.m4s"${isIndependent ? ',INDEPENDENT=YES' : ''}`,
          );
      if (segment.isWhole) lines.push(`#EXTINF:${lengthOf(segment).toFixed(3)},`, `seg-${segment.number}.m4s`);
    }
    const last = segments.at(-1)!;
    const next = last.isWhole ? `part-${last.number + 1}-0` : `part-${last.number}-${last.parts.length}`;
    return [...lines, `#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${next}.m4s"`, ''].join('\n');
  }
}

const lengthOf = ({ parts }: Segment): number => parts.reduce((sum, { duration }) => sum + duration, 0);
