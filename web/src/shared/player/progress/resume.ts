import { minus } from '#contract/rules/spans.ts';
import type { Span } from '#contract/rules/spans.ts';

/** A position that this browser has kept because the server may not have heard of it. */
export interface KeptPosition {
  position: number;
  /** What the server last said it was. */
  base: number;
}

/**
 * Where to go on. When the server still says what it said before the kept position was written, nothing happened
 * elsewhere since and the kept one is newer; otherwise another device went on. No clock of a client is asked.
 */
export const newerPosition = (server: number, kept: KeptPosition | undefined): number =>
  kept && kept.base === server ? kept.position : server;

const END_SECONDS = 3;

/** Where to begin: at the position, but not at the very end, where there is nothing left to see. */
export function startAt(position: number, length: number, watched: readonly Span[]): number {
  if (position < length - END_SECONDS) return position;
  return minus([[0, length]], watched)[0]?.[0] ?? 0;
}
