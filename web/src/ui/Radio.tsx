import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';
import { cx } from './cx.ts';

/** A native radio in our look; group several with one `name` inside `<Field group>`. */
export function Radio({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'size'> & { label: ReactNode }) {
  return (
    <label className={cx(styles.line, className)}>
      <input {...rest} type="radio" className={cx(styles.mark, styles.radio)} />
      <span>{label}</span>
    </label>
  );
}
