import type { Cue } from '#contract/rules/cues.ts';

/** Index of the sentence that is spoken at this second, or was last; -1 before the first. */
export function cueAt(cues: readonly Cue[], second: number | null): number {
  if (second === null) return -1;
  return cues.findLastIndex(({ from }) => from <= second + 0.05);
}
