import { dayText } from './dateText.ts';
import type { DateRange } from './dateText.ts';

/** The ranges that are asked for most, until today. */
export function quickRanges(today: Date): { label: string; range: DateRange }[] {
  const since = (days: number, ofMonth = today.getDate()): DateRange => ({
    from: dayText(new Date(today.getFullYear(), today.getMonth(), ofMonth - days)),
    to: dayText(today),
  });
  return [
    { label: '今天', range: since(0) },
    { label: '近 7 天', range: since(6) },
    { label: '近 30 天', range: since(29) },
    { label: '本月', range: since(0, 1) },
  ];
}
