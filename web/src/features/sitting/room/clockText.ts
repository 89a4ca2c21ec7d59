import { momentOf } from '#contract/rules/time.ts';

/** Whole seconds until a moment of the wire, by the clock of the server; never below 0. */
export const secondsUntil = (wire: string, now: number): number =>
  Math.max(0, Math.ceil((momentOf(wire).getTime() - now) / 1000));

const two = (part: number): string => String(part).padStart(2, '0');

/** 42:18, and 1:02:05 from an hour on. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

/** 42 分 18 秒, as it is read aloud. */
export function spokenTime(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return [hours > 0 ? `${hours} 小时` : '', minutes > 0 ? `${minutes} 分` : '', `${rest} 秒`].filter(Boolean).join(' ');
}

export const WARNINGS = [600, 300, 60] as const;

/** What is said aloud when so many seconds are left; nothing between. */
export const warningAt = (seconds: number): string => {
  const due = WARNINGS.findLast((one) => seconds <= one);
  return due === undefined || seconds === 0 ? '' : `还剩 ${due / 60} 分钟`;
};
