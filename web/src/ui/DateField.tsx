import { lazy, Suspense, useRef, useState } from 'react';
import { CalendarButton } from './CalendarButton.tsx';
import { tidyDay } from './dateText.ts';
import { Input } from './Input.tsx';
import type { InputProps } from './Input.tsx';

const load = () => import('./DayPanel.tsx');
const DayPanel = lazy(() => load().then((part) => ({ default: part.DayPanel })));

export type DateFieldProps = Pick<InputProps, 'size' | 'name' | 'ref' | 'autoComplete' | 'aria-label' | 'disabled'> & {
  /** yyyy-MM-dd, or what was typed so far. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The first and the last day that can be picked. */
  min?: string;
  max?: string;
};

/** One day, typed or picked; the calendar is fetched when somebody comes near its button. */
export function DateField({ value, onChange, onBlur, min, max, disabled, ...input }: DateFieldProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const leave = () => {
    const tidy = tidyDay(value);
    if (tidy !== value) onChange(tidy);
    onBlur?.();
  };
  return (
    <>
      <Input
        {...input}
        disabled={disabled}
        inputMode="numeric"
        maxLength={20}
        placeholder="年-月-日"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={leave}
        tail={
          <CalendarButton ref={opener} open={open} disabled={disabled} onNear={load} onPress={() => setOpen(!open)} />
        }
      />
      {open ? (
        <Suspense>
          <DayPanel
            opener={opener}
            value={value}
            min={min}
            max={max}
            onPick={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
