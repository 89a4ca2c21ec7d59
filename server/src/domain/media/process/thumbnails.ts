import type { Rung } from './ladder.ts';

/** Pictures on one sheet: so many in a row, and so many rows. */
export const SHEET = 10;

const WIDTH = 160;
/** Seconds from one picture to the next: as close together as fits on one sheet, else at most ten. */
const STEPS = [1, 2, 5, 10];

export interface Tile {
  every: number;
  width: number;
  height: number;
}

/** How large the pictures of the seek bar are, and how many seconds apart. */
export function tileOf({ width, height }: Pick<Rung, 'width' | 'height'>, duration: number): Tile {
  const every = STEPS.find((step) => duration > 0 && duration / step <= SHEET * SHEET) ?? STEPS.at(-1)!;
  const scale = WIDTH / Math.max(width, height);
  return { every, width: even(width * scale), height: even(height * scale) };
}

const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);

/** Which part of which sheet belongs to which seconds, as WebVTT with media fragments. */
export function thumbnailFile({ every, width, height }: Tile, duration: number): string {
  const cues = Array.from({ length: Math.max(1, Math.ceil(duration / every)) }, (_, at) => {
    const onSheet = at % (SHEET * SHEET);
    const left = (onSheet % SHEET) * width;
    const top = Math.floor(onSheet / SHEET) * height;
    const sheet = Math.floor(at / (SHEET * SHEET)) + 1;
    const [from, to] = [at * every, Math.max(Math.min((at + 1) * every, duration), at * every + 0.001)];
    return `${moment(from)} --> ${moment(to)}\nsheet-${sheet}.jpg#xywh=${left},${top},${width},${height}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function moment(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [whole / 3600, (whole / 60) % 60, whole % 60].map((one) => String(Math.floor(one)).padStart(2, '0'));
  return `${parts.join(':')}.${String(Math.floor((seconds - whole) * 1000)).padStart(3, '0')}`;
}
