import type { Size } from './frames.ts';

const MACROBLOCK = 16;
/** Profiles whose parameter sets say more of the colours first (ITU-T H.264, 7.3.2.1.1). */
const HIGH = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128]);

/** The size of the picture in a sequence parameter set, cropping taken off; zeros when it cannot be read. */
export function sizeInSps(sps: Buffer): Size {
  const bits = reader(withoutEscapes(sps.subarray(1)));
  const profile = bits.take(8);
  bits.take(16);
  bits.golomb();
  // browsers that are asked for the constrained baseline send no other; of another the size is not needed
  if (HIGH.has(profile)) return { width: 0, height: 0 };
  bits.golomb();
  const order = bits.golomb();
  if (order === 0) bits.golomb();
  if (order === 1) return { width: 0, height: 0 };
  bits.golomb();
  bits.take(1);
  const across = bits.golomb() + 1;
  const down = bits.golomb() + 1;
  const isOfFrames = bits.take(1);
  if (isOfFrames === 0) bits.take(1);
  bits.take(1);
  const isCropped = bits.take(1) === 1;
  const [left, right, top, bottom] = isCropped
    ? [bits.golomb(), bits.golomb(), bits.golomb(), bits.golomb()]
    : [0, 0, 0, 0];
  const lines = 2 - isOfFrames;
  const width = across * MACROBLOCK - 2 * (left + right);
  const height = down * lines * MACROBLOCK - 2 * lines * (top + bottom);
  return bits.isPast() || width <= 0 || height <= 0 ? { width: 0, height: 0 } : { width, height };
}

/** Within a unit no three bytes look like its beginning: a 3 stands between, and goes when it is read. */
function withoutEscapes(bytes: Buffer): Buffer {
  const kept: number[] = [];
  for (const [at, byte] of bytes.entries())
    if (!(byte === 3 && at >= 2 && bytes[at - 1] === 0 && bytes[at - 2] === 0)) kept.push(byte);
  return Buffer.from(kept);
}

function reader(bytes: Buffer) {
  let at = 0;
  const bit = (): number => {
    const value = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  const take = (count: number): number => {
    let value = 0;
    for (let left = count; left > 0; left -= 1) value = value * 2 + bit();
    return value;
  };
  return {
    take,
    /** Exp-Golomb without a sign (9.1). */
    golomb(): number {
      let zeros = 0;
      while (zeros < 32 && at < bytes.length * 8 && bit() === 0) zeros += 1;
      return 2 ** zeros - 1 + take(zeros);
    },
    isPast: (): boolean => at > bytes.length * 8,
  };
}
