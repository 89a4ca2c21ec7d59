/** Milliseconds of one frame by the configuration in the first byte (RFC 6716, 3.1). */
const silk = [10, 20, 40, 60];
const hybrid = [10, 20];
const celt = [2.5, 5, 10, 20];

/** Milliseconds of sound in a packet of Opus. */
export function opusMs(packet: Buffer): number {
  const first = packet[0] ?? 0;
  const configuration = first >> 3;
  const one =
    configuration < 12
      ? silk[configuration & 3]!
      : configuration < 16
        ? hybrid[configuration & 1]!
        : celt[configuration & 3]!;
  const count = [1, 2, 2, (packet[1] ?? 0) & 63][first & 3]!;
  return one * count;
}

/** Twenty milliseconds in which nothing is heard: what fills the time in which a silent sender sends little. */
export const SILENCE = Buffer.from([0xf8, 0xff, 0xfe]);
export const SILENCE_MS = 20;
