import { momentOf, wireTime } from './time.ts';

const DAY_MS = 86_400_000;

/** No plan reaches further. */
export const PLAN_DAYS = 365;

/** The day of a moment, yyyy-MM-dd in China Standard Time. */
export const dayOf = (moment: Date): string => wireTime(moment).slice(0, 10);

/** Days from today to the planned day; 0 today, negative once it is over. */
export const daysUntil = (planDate: string, now: Date): number =>
  Math.round((momentOf(`${planDate} 00:00:00`).getTime() - momentOf(`${dayOf(now)} 00:00:00`).getTime()) / DAY_MS);

/** 计划 12 月 20 日学完, with the year when it is another. */
export function planText(planDate: string, now: Date = new Date()): string {
  const [year, month, day] = planDate.split('-').map(Number);
  return `计划 ${dayOf(now).startsWith(`${year}-`) ? '' : `${year} 年 `}${month} 月 ${day} 日学完`;
}

interface Planned {
  planDate: string;
  periodDone: number;
  periodTotal: number;
}

/** What it takes to keep a plan, today included: 每天学 2 课时, 每 3 天学 1 课时, or by how much it is late. */
export function paceText({ planDate, periodDone, periodTotal }: Planned, now: Date = new Date()): string {
  const left = Math.max(0, periodTotal - periodDone);
  const days = daysUntil(planDate, now) + 1;
  if (left === 0) return '课时都学完了';
  if (days <= 0) return `已经过了 ${1 - days} 天，还剩 ${left} 课时`;
  if (left >= days) return `每天学 ${Math.ceil(left / days)} 课时能按时学完`;
  const every = Math.floor(days / left);
  return every === 1 ? '每天学 1 课时能按时学完' : `每 ${every} 天学 1 课时能按时学完`;
}
