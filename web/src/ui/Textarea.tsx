import { useState } from 'react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './FieldContext.ts';
import styles from './Textarea.module.css';

/** Several lines; with `maxLength` it counts (12 / 200). Grows with its text where the browser can. */
export function Textarea({
  className,
  maxLength,
  value,
  defaultValue,
  onChange,
  rows = 4,
  ...rest
}: ComponentProps<'textarea'>) {
  const field = useFieldControl();
  const [typed, setTyped] = useState(String(value ?? defaultValue ?? '').length);
  const used = value === undefined ? typed : String(value).length;
  return (
    <span className={cx(styles.box, className)}>
      <textarea
        {...field}
        {...rest}
        rows={rows}
        className={styles.area}
        maxLength={maxLength}
        value={value}
        defaultValue={defaultValue}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
      />
      {maxLength === undefined ? null : (
        <span className={styles.count} aria-hidden="true">
          {used} / {maxLength}
        </span>
      )}
    </span>
  );
}
