import { useId } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from './cx.ts';
import styles from './Field.module.css';
import { FieldContext } from './FieldContext.ts';
import type { FieldControl } from './FieldContext.ts';

export type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  help?: ReactNode;
  /** A sentence: what is wrong and what to do. */
  error?: ReactNode;
  required?: boolean;
  /** Right end of the label line, e.g. a 忘记密码 link. */
  extra?: ReactNode;
  /** The label is spoken but not drawn. */
  hideLabel?: boolean;
  /** Several controls (radios, checkboxes) under one label: renders fieldset and legend. */
  group?: boolean;
  className?: string;
};

/** Label above, one control, help or error below; ids and aria are wired through context. */
export function Field({ label, children, help, error, required, extra, hideLabel, group, className }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? help;
  const control: FieldControl = {
    'aria-describedby': note ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  const mark = required ? (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  ) : null;
  const below = note ? (
    <p id={noteId} className={error ? styles.error : styles.help} role={error ? 'alert' : undefined}>
      {error ? <CircleAlert size={16} aria-hidden="true" /> : null}
      <span>{note}</span>
    </p>
  ) : null;
  if (group) {
    return (
      <fieldset className={cx(styles.field, className)} aria-describedby={note ? noteId : undefined}>
        <legend className={hideLabel ? 'sr-only' : styles.label}>
          {label}
          {mark}
        </legend>
        <FieldContext value={{ 'aria-invalid': control['aria-invalid'] }}>{children}</FieldContext>
        {below}
      </fieldset>
    );
  }
  return (
    <div className={cx(styles.field, className)}>
      <div className={hideLabel ? 'sr-only' : styles.label}>
        <label htmlFor={id}>
          {label}
          {mark}
        </label>
        {extra ? <span className={styles.extra}>{extra}</span> : null}
      </div>
      <FieldContext value={{ ...control, id }}>{children}</FieldContext>
      {below}
    </div>
  );
}
