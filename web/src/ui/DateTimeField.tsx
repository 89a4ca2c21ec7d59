import { DateField } from './DateField.tsx';
import type { DateFieldProps } from './DateField.tsx';
import styles from './DateTimeField.module.css';
import { Input } from './Input.tsx';

/** A moment as the wire writes it, `2026-09-01 08:00:00`: the day as in `DateField`, the time typed to the minute. */
export function DateTimeField({ value, onChange, onBlur, ...day }: DateFieldProps) {
  const [date = '', time = ''] = value.split(' ');
  const write = (nextDate: string, nextTime: string) => onChange(nextDate === '' ? '' : `${nextDate} ${nextTime}`);
  const leave = () => {
    const parts = /^(\d{1,2})[:：](\d{2})(:\d{2})?$/.exec(time);
    if (parts) write(date, `${parts[1]!.padStart(2, '0')}:${parts[2]}${parts[3] ?? ':00'}`);
    onBlur?.();
  };
  return (
    <span className={styles.pair}>
      <DateField {...day} value={date} onChange={(next) => write(next, time || '00:00:00')} onBlur={onBlur} />
      <span className={styles.time}>
        <Input
          aria-label="几点几分"
          id={undefined}
          size={day.size}
          inputMode="numeric"
          maxLength={8}
          placeholder="时:分"
          disabled={date === ''}
          value={time.endsWith(':00') && time.length === 8 ? time.slice(0, 5) : time}
          onChange={(event) => write(date, event.target.value)}
          onBlur={leave}
        />
      </span>
    </span>
  );
}
