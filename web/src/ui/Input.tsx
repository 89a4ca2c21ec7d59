import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './FieldContext.ts';
import styles from './Input.module.css';

export type InputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: 'sm' | 'md' | 'lg';
  /** Before the text: an icon or a unit. */
  lead?: ReactNode;
  /** After the text: a unit, a count or a small button. */
  tail?: ReactNode;
};

/** A single line of text. Inside `Field` it takes its id and aria from there. */
export function Input({ size = 'md', lead, tail, className, ...rest }: InputProps) {
  const field = useFieldControl();
  return (
    <span className={cx(styles.box, styles[size], className)}>
      {lead}
      <input {...field} {...rest} className={styles.input} />
      {tail}
    </span>
  );
}
