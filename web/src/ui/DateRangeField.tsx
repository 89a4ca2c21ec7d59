import { lazy, Suspense, useRef, useState } from 'react';
import { CalendarButton } from './CalendarButton.tsx';
import { cx } from './cx.ts';
import { tidyDay } from './dateText.ts';
import type { DateRange } from './dateText.ts';
import box from './Input.module.css';
import styles from './DateRangeField.module.css';
import { useFieldControl } from './FieldContext.ts';

const load = () => import('./RangePanel.tsx');
const RangePanel = lazy(() => load().then((part) => ({ default: part.RangePanel })));

interface DateRangeFieldProps {
  value: DateRange;
  onChange: (value: DateRange) => void;
  size?: 'sm' | 'md' | 'lg';
  min?: string;
  max?: string;
}

const ends = { from: '从', to: '到' } as const;

/** Two days, typed or picked in one calendar, with the usual ranges beside it. Stands in a `Field` with `group`. */
export function DateRangeField({ value, onChange, size = 'md', min, max }: DateRangeFieldProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useFieldControl();
  const end = (key: keyof DateRange) => (
    <input
      {...field}
      className={box.input}
      aria-label={ends[key]}
      inputMode="numeric"
      maxLength={20}
      placeholder="年-月-日"
      value={value[key]}
      onChange={(event) => onChange({ ...value, [key]: event.target.value })}
      onBlur={() => onChange({ ...value, [key]: tidyDay(value[key]) })}
    />
  );
  return (
    <>
      <span className={cx(box.box, box[size], styles.range)}>
        {end('from')}
        <span aria-hidden="true">–</span>
        {end('to')}
        <CalendarButton ref={opener} open={open} onNear={load} onPress={() => setOpen(!open)} />
      </span>
      {open ? (
        <Suspense>
          <RangePanel
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
