import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from './cx.ts';
import { useFieldControl } from './FieldContext.ts';
import styles from './Select.module.css';

export type SelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  size?: 'sm' | 'md' | 'lg';
  /** First, unchosen line: 请选择. */
  placeholder?: string;
  /** Fills the line, as text inputs do. */
  isWide?: boolean;
  options: ReadonlyArray<{ value: string; label: string; disabled?: boolean }>;
};

/** The native list in our look. */
export function Select({ size = 'md', placeholder, isWide, options, className, ...rest }: SelectProps) {
  const field = useFieldControl();
  return (
    <span className={cx(styles.box, styles[size], isWide && styles.wide, className)}>
      <select {...field} {...rest} className={styles.select}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className={styles.arrow} />
    </span>
  );
}
