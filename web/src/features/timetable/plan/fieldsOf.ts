import { weekdayName } from '#contract/rules/calendarWords.ts';
import type { BellTimes } from '#contract/rules/periods.ts';

interface Choice {
  value: number;
  label: string;
}

export const weekdays: readonly Choice[] = [1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: weekdayName(value) }));

export const bellChoices = (bells: readonly BellTimes[], edge: 'beginClock' | 'endClock'): Choice[] =>
  bells.map((bell) => ({ value: bell.seq, label: `第 ${bell.seq} 节 ${bell[edge]}` }));

export const weekChoices = (weeks: number): Choice[] =>
  Array.from({ length: weeks }, (_, at) => ({ value: at + 1, label: `第 ${at + 1} 周` }));

export const parities: readonly Choice[] = [
  { value: 0, label: '每周' },
  { value: 1, label: '单周' },
  { value: 2, label: '双周' },
];
