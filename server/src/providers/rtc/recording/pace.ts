/** So far apart the sender's clock and the arrival can be by the way through the network. */
const APART_MS = 500;

/**
 * Says when things of one sender happened, in milliseconds that only grow: spaced by its own clock, placed by when they
 * came; set anew when both are too far apart, because the sender was away or began to count anew.
 */
export function pace(rate: number, apart: number = APART_MS): (timestamp: number, ms: number) => number {
  let [last, base, passed, said] = [0, 0, 0, -1];
  let isBegun = false;
  return (timestamp, ms) => {
    if (!isBegun) [isBegun, base] = [true, ms];
    else passed += ((timestamp - last) | 0) / (rate / 1000);
    last = timestamp;
    if (Math.abs(base + passed - ms) > apart) [base, passed] = [ms, 0];
    said = Math.max(said + 1, base + passed);
    return said;
  };
}
