import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';
import { cx } from './cx.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** Without a visible label give `aria-label`. */
  label?: ReactNode;
  indeterminate?: boolean;
};

/** A native checkbox in our look; the whole line is the target. */
export function Checkbox({ label, indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  return (
    <label className={cx(styles.line, className)}>
      <input
        {...rest}
        type="checkbox"
        className={cx(styles.mark, styles.check)}
        ref={(element) => {
          if (element) element.indeterminate = indeterminate;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
      />
      {label === undefined ? null : <span>{label}</span>}
    </label>
  );
}
