import type { Bound } from './useBound.ts';

/** The props of a bound field apart: those of its frame, and those of its control. */
export function framed<V extends object, P extends Bound<V>>(props: P) {
  const { form, name, label, help, required, extra, hideLabel, className, ...control } = props;
  return { bound: { form, name, label, help, required, extra, hideLabel, className }, control };
}
