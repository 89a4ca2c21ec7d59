import type { RefObject } from 'react';
import { Calendar, DAY } from './Calendar.tsx';
import { dayFrom, dayText } from './dateText.ts';
import { PopoverPanel } from './PopoverPanel.tsx';

interface DayPanelProps {
  opener: RefObject<HTMLElement | null>;
  value: string;
  min: string | undefined;
  max: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** The calendar of a date field: a day that is picked closes it. */
export function DayPanel({ opener, value, min, max, onPick, onClose }: DayPanelProps) {
  const pick = (day: Date) => {
    onPick(dayText(day));
    onClose();
  };
  return (
    <PopoverPanel opener={opener} align="end" label="日历" first={DAY} onClose={onClose}>
      <Calendar mode="single" required first={min} last={max} selected={dayFrom(value)} onSelect={pick} />
    </PopoverPanel>
  );
}
