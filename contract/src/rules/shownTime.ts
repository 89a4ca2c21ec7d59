import { momentOf, wireTime } from './time.ts';

/** A wire time for readers: 11 月 22 日 14:00, and from other years 2025 年 11 月 22 日. */
export function shownTime(wire: string, now: Date = new Date()): string {
  const [date = '', clock = ''] = wireTime(momentOf(wire)).split(' ');
  const [year, month, day] = date.split('-').map(Number);
  const monthDay = `${month} 月 ${day} 日`;
  return wireTime(now).startsWith(String(year)) ? `${monthDay} ${clock.slice(0, 5)}` : `${year} 年 ${monthDay}`;
}
