import { CallError } from '#contract/kit/callError.ts';
import type { Box, Kept } from './box.ts';

interface HandInOptions<T> {
  /** What has to keep its order: after a write that could not be sent, the later ones of its line wait too. */
  lineOf: (kept: Kept<T>) => string;
  /** Sends one write. It carries the key by which the server knows it again, so that nothing counts twice. */
  send: (kept: Kept<T>) => Promise<unknown>;
  /** The server has decided, and asking again will not change it: the write is forgotten. */
  isFinal: (error: CallError) => boolean;
}

/**
 * Hands in what an earlier page of this browser could not, the oldest first; what still cannot be sent stays. Safe to run
 * twice.
 * @returns how many the server confirmed
 */
export async function handIn<T extends object>(
  box: Box<T>,
  userNo: string,
  writes: readonly Kept<T>[],
  { lineOf, send, isFinal }: HandInOptions<T>,
): Promise<number> {
  const blocked = new Set<string>();
  let confirmed = 0;
  for (const kept of writes) {
    const line = lineOf(kept);
    if (blocked.has(line)) continue;
    try {
      await send(kept);
      box.take(userNo, kept.key);
      confirmed += 1;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (isFinal(error)) box.take(userNo, kept.key);
      else blocked.add(line);
    }
  }
  return confirmed;
}
