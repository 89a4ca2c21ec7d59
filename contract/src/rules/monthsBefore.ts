import { wireTime } from './time.ts';

/** The day so many months ago (China Standard Time); the last of the month where it has no such day. */
export function monthsBefore(now: Date, months: number): string {
  const [year, month, day] = wireTime(now).slice(0, 10).split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))).toISOString().slice(0, 10);
}
