import { momentOf, wireTime } from '#contract/rules/time.ts';

const DAY_MS = 86_400_000;
const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** Days between the day of a wire time and today, by the calendar here. */
function daysAgo(wire: string, now: Date): number {
  const midnight = (text: string) => momentOf(`${text.slice(0, 10)} 00:00:00`).getTime();
  return Math.round((midnight(wireTime(now)) - midnight(wire)) / DAY_MS);
}

function dayOf(wire: string, now: Date): string {
  const ago = daysAgo(wire, now);
  const [year, month, day] = wire.slice(0, 10).split('-').map(Number);
  if (ago === 0) return '';
  if (ago === 1) return '昨天';
  if (ago > 1 && ago < 7) return weekdays[new Date(Date.UTC(year!, month! - 1, day)).getUTCDay()]!;
  const isThisYear = wireTime(now).startsWith(String(year));
  return isThisYear ? `${month} 月 ${day} 日` : `${year} 年 ${month} 月 ${day} 日`;
}

/** In the list of conversations: 19:02, 昨天, 周二, 11 月 3 日. */
export const listTime = (wire: string, now = new Date()): string => dayOf(wire, now) || wire.slice(11, 16);

/** Between messages: 19:02, 昨天 19:02, 11 月 3 日 19:02. */
export const lineTime = (wire: string, now = new Date()): string => `${dayOf(wire, now)} ${wire.slice(11, 16)}`.trim();

/** 0:07, 1:02:09 */
export function lengthText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
