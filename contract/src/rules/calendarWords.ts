import { weekdayOf } from './calendar.ts';
import type { WeekPlan } from './calendar.ts';

const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;

/** 1 周一 … 7 周日. */
export const weekdayName = (weekday: number): string => weekdays[weekday - 1] ?? '';

/** Such as 11 月 25 日 周三. */
export const dayWords = (day: string): string =>
  `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日 ${weekdayName(weekdayOf(day))}`;

/** Such as 第 3–4 节. */
export const bellsWords = (fromBell: number, toBell: number): string =>
  fromBell === toBell ? `第 ${fromBell} 节` : `第 ${fromBell}–${toBell} 节`;

/** Such as 1–16 周（单周）. */
export function weeksWords({ fromWeek, toWeek, parity }: WeekPlan): string {
  const stretch = fromWeek === toWeek ? `第 ${fromWeek} 周` : `${fromWeek}–${toWeek} 周`;
  return parity === 0 ? stretch : `${stretch}（${parity === 1 ? '单周' : '双周'}）`;
}
