import type { VideoFacts } from '../../../providers/mediaEngine/mediaEngine.ts';

/** One quality of a film. */
export interface Rung {
  /** Its shorter side, as people call it: 720. */
  side: number;
  label: string;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Bits per second of the picture, at most. */
  bits: number;
  /** Of H.264, as players ask for it. */
  level: string;
  codecs: string;
}

const WANTED = [1080, 720, 360];
const NAMES: Readonly<Record<number, string>> = { 1080: '1080P 超清', 720: '720P 高清', 360: '360P 流畅' };
/** A source this much larger than the quality below it gets one of its own size. */
const NOTABLY = 1.25;
const MOST_FRAMES = 30;
const USUAL_FRAMES = 25;

/** The qualities of a film, best first; none is larger than its source. */
export function ladderOf(video: VideoFacts): Rung[] {
  const isTurned = video.rotation % 180 !== 0;
  const [width, height] = isTurned ? [video.height, video.width] : [video.width, video.height];
  const own = Math.min(width, height);
  const sides = WANTED.filter((side) => side <= own);
  const best = sides[0] ?? 0;
  if (best < 1080 && own > best * NOTABLY) sides.unshift(own);
  return sides.map((side) => rungOf(side, { width, height, framesPerSecond: video.framesPerSecond }));
}

function rungOf(side: number, { width, height, framesPerSecond }: Omit<VideoFacts, 'index' | 'rotation'>): Rung {
  const scale = side / Math.min(width, height);
  const [wide, high] = [even(width * scale), even(height * scale)];
  const pixels = wide * high;
  const { level, code } = levels.find(({ most }) => pixels <= most) ?? levels.at(-1)!;
  return {
    side,
    label: NAMES[side] ?? `${side}P`,
    width: wide,
    height: high,
    framesPerSecond:
      framesPerSecond > 0 ? Math.max(1, Math.min(MOST_FRAMES, Math.round(framesPerSecond))) : USUAL_FRAMES,
    bits: Math.max(150_000, Math.round(pixels * BITS_PER_PIXEL)),
    level,
    codecs: `avc1.6400${code}`,
  };
}

/** 0.55 Mbit/s at 360, 2.2 at 720 and 5 at 1080: talking, slides and screens need no more. */
const BITS_PER_PIXEL = 2.4;

/** Downwards, so that nothing grows; what divides evenly but for the last digit stays. */
const even = (length: number): number => Math.max(2, Math.floor(length / 2 + 1e-6) * 2);

/** At up to 30 frames in a second. */
const levels = [
  { most: 640 * 480, level: '3.0', code: '1e' },
  { most: 1280 * 720, level: '3.1', code: '1f' },
  { most: 2048 * 1024, level: '4.0', code: '28' },
  { most: Infinity, level: '5.2', code: '34' },
] as const;
