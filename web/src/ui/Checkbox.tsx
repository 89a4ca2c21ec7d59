import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';
import { cx } from './cx.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** Without a visible label give `aria-label`. */
  label?: ReactNode;
  indeterminate?: boolean;
};

/** A native checkbox in our look; the whole line is the target. What was ticked before the page came to life counts. */
export function Checkbox({ label, indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => own.current!);
  // A press takes the mark away, whatever it means here: it is put back with every render.
  useEffect(() => void (own.current!.indeterminate = indeterminate));
  const { checked } = rest;
  const initially = useRef(checked);
  useEffect(() => takeTick(own.current!, initially.current), []);
  return (
    <label className={cx(styles.line, className)}>
      <input {...rest} type="checkbox" className={cx(styles.mark, styles.check)} ref={own} />
      {label === undefined ? null : <span>{label}</span>}
    </label>
  );
}

/** Ticks anew, for React to hear, what differs from the value it believes to be there. */
function takeTick(box: HTMLInputElement, believed: boolean | undefined): void {
  if (believed === undefined || box.checked === believed) return;
  box.checked = believed;
  queueMicrotask(() => box.click());
}
