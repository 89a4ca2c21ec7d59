import { salaryOptions } from '#contract/rules/salary.ts';
import type { Fields } from '../../kit/form/fields.ts';
import { useField } from '../../kit/form/useFields.ts';
import { Select } from '../../ui/Select.tsx';
import styles from './ResumeControls.module.css';

const scale = salaryOptions().map(({ value, label }) => ({ value: String(value), label }));

/** Both ends of the salary; 面议 at one end is 面议 at both, and an end that is chosen takes the other one along. */
export function SalarySelect({ form }: { form: Fields }) {
  const { value: least, set: setMin } = useField(form, 'salaryMin');
  const { value: most, set: setMax, ref, onBlur } = useField(form, 'salaryMax');
  const choose = (low: number, high: number) => {
    const isOpen = low === 0 || high === 0;
    const wasOpen = least === 0;
    const given = low || high;
    setMin(isOpen ? (wasOpen ? given : 0) : low);
    setMax(isOpen ? (wasOpen ? given : 0) : high);
  };
  return (
    <span className={styles.months}>
      <Select
        aria-label="最低月薪"
        value={String(least)}
        onChange={({ target }) => choose(Number(target.value), Math.max(Number(target.value), Number(most)))}
        options={scale}
      />
      <Select
        ref={ref}
        aria-label="最高月薪"
        value={String(most)}
        onBlur={onBlur}
        onChange={({ target }) => choose(Math.min(Number(least), Number(target.value)), Number(target.value))}
        options={scale}
      />
    </span>
  );
}
