import { momentOf, wireTime } from './time.ts';

/** A wire time for readers: 11 月 22 日 14:00, and from other years 2025 年 11 月 22 日. */
export function shownTime(wire: string, now: Date = new Date()): string {
  const { day, clock, isThisYear } = partsOf(wire, now);
  return isThisYear ? `${day} ${clock.slice(0, 5)}` : day;
}

/** To the second, for records that are compared with others: 11 月 22 日 14:00:59. */
export function exactTime(wire: string, now: Date = new Date()): string {
  const { day, clock } = partsOf(wire, now);
  return `${day} ${clock}`;
}

/** The blanks within a date do not break, so that no line begins with 日. */
function partsOf(wire: string, now: Date) {
  const [date = '', clock = ''] = wireTime(momentOf(wire)).split(' ');
  const [year, month, day] = date.split('-').map(Number);
  const isThisYear = wireTime(now).startsWith(String(year));
  const monthDay = `${month}\u00a0月\u00a0${day}\u00a0日`;
  return { clock, isThisYear, day: isThisYear ? monthDay : `${year}\u00a0年 ${monthDay}` };
}
