import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './ResumeControls.module.css';
import { recentYears } from './years.ts';

interface MonthSelectProps {
  label: string;
  /** `yyyy-MM`, with what is missing left out: `2024-`. Empty is none. */
  value: string;
  set: (value: string) => void;
  onBlur: () => void;
  ref: (element: HTMLSelectElement | null) => (() => void) | undefined;
  yearsAhead?: number;
  /** What an empty end means: 至今. */
  open?: string;
}

const YEARS = 57;
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Year and month as two lists: quick on phones and the same in every browser. */
export function MonthSelect({ label, value, set, onBlur, ref, yearsAhead = 0, open }: MonthSelectProps) {
  const [year = '', month = ''] = value.split('-');
  const isOpen = open !== undefined && value === '';
  const years = recentYears(YEARS + yearsAhead, yearsAhead);
  const change = (next: { year?: string; month?: string }) => {
    const [y, m] = [next.year ?? year, next.month ?? month];
    // An open end does not fall back to 至今 because both fields are empty.
    set(y === '' && m === '' && open === undefined ? '' : `${y}-${m}`);
  };
  return (
    <span className={styles.months} onBlur={onBlur}>
      {open === undefined ? null : (
        <Checkbox
          label={open}
          aria-label={`${label}：${open}`}
          checked={isOpen}
          onChange={({ target }) => set(target.checked ? '' : '-')}
        />
      )}
      {isOpen ? null : (
        <>
          <Select
            ref={ref}
            aria-label={`${label}：年`}
            placeholder="年"
            value={year}
            onChange={({ target }) => change({ year: target.value })}
            options={years.map((one) => ({ value: one, label: `${one} 年` }))}
          />
          <Select
            aria-label={`${label}：月`}
            placeholder="月"
            value={month}
            onChange={({ target }) => change({ month: target.value })}
            options={months.map((one) => ({ value: one, label: `${Number(one)} 月` }))}
          />
        </>
      )}
    </span>
  );
}
