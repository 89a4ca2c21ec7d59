import type { Received } from './dump.ts';

export interface Ordered extends Received {
  /** Something before it never came. */
  isAfterGap: boolean;
}

/** A packet that was asked for again comes within so many others; what has not come by then never will. */
const MOST_WAITING = 400;
/** So far back is no late packet but a sender that began to count anew. */
const ANEW = 1000;

/**
 * Puts packets into the order of their numbers, each once.
 * @param mostWaiting how many come before a missing one is given up: who is live does not wait long
 */
export async function* inOrder(
  packets: AsyncIterable<Received>,
  mostWaiting: number = MOST_WAITING,
): AsyncGenerator<Ordered> {
  const waiting = new Map<number, Received>();
  let next: number | undefined;
  let last = 0;
  const drained = function* (isAll: boolean): Generator<Ordered> {
    while (waiting.size > 0) {
      const isThere = waiting.has(next!);
      if (!isThere && !isAll && waiting.size < mostWaiting) return;
      if (!isThere) next = Math.min(...waiting.keys());
      const one = waiting.get(next!)!;
      waiting.delete(next!);
      next = next! + 1;
      yield { ...one, isAfterGap: !isThere };
    }
  };
  for await (const one of packets) {
    if (one.packet.length < 12) continue;
    const seq = one.packet.readUInt16BE(2);
    // the nearest number that ends like this one
    const number = next === undefined ? seq : last + (((seq - last) << 16) >> 16);
    if (next !== undefined && number < next - ANEW) {
      yield* drained(true);
      next = number;
    }
    next ??= number;
    if (number < next || waiting.has(number)) continue;
    last = Math.max(number, last);
    if (number < last - ANEW) last = number;
    waiting.set(number, one);
    yield* drained(false);
  }
  yield* drained(true);
}
