interface Place {
  /** Of the film. */
  second: number;
  /** Milliseconds that only grow. */
  at: number;
}

/** Clocks do not tick evenly. */
const LEEWAY_SECONDS = 0.5;

/** Seconds that passed while it played from one place to the other; a jump is nothing, and neither is standing still. */
export function playedBetween(from: Place, to: Place, speed: number): number {
  const [moved, passed] = [(to.second - from.second) / speed, (to.at - from.at) / 1000];
  return moved > 0 && moved <= passed + LEEWAY_SECONDS ? Math.min(moved, passed) : 0;
}
