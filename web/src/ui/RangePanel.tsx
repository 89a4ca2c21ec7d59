import { useState } from 'react';
import type { RefObject } from 'react';
import { BareButton } from './BareButton.tsx';
import { Calendar, DAY } from './Calendar.tsx';
import { dayFrom, dayText } from './dateText.ts';
import type { DateRange } from './dateText.ts';
import styles from './DateRangeField.module.css';
import { PopoverPanel } from './PopoverPanel.tsx';
import { quickRanges } from './quickRanges.ts';

interface RangePanelProps {
  opener: RefObject<HTMLElement | null>;
  value: DateRange;
  min: string | undefined;
  max: string | undefined;
  onPick: (range: DateRange) => void;
  onClose: () => void;
}

/** The usual ranges, and a calendar in which the first press begins a range and the second ends it. */
export function RangePanel({ opener, value, min, max, onPick, onClose }: RangePanelProps) {
  const [from, to] = [dayFrom(value.from), dayFrom(value.to)];
  const [usual] = useState(() => quickRanges(new Date()));
  const isWhole = from !== undefined && to !== undefined;
  const press = (day: Date) => {
    const picked = dayText(day);
    if (!from || isWhole || picked < value.from) return onPick({ from: picked, to: '' });
    onPick({ from: value.from, to: picked });
    onClose();
  };
  return (
    <PopoverPanel opener={opener} align="end" label="日历" first={DAY} className={styles.panel} onClose={onClose}>
      <div className={styles.quick} role="group" aria-label="常用的范围">
        {usual.map(({ label, range }) => (
          <BareButton
            key={label}
            aria-pressed={range.from === value.from && range.to === value.to}
            onClick={() => {
              onPick(range);
              onClose();
            }}
          >
            {label}
          </BareButton>
        ))}
      </div>
      <Calendar
        mode="range"
        first={min}
        last={max}
        selected={from && { from, to }}
        onSelect={(_range, day) => press(day)}
      />
    </PopoverPanel>
  );
}
