import type { ReactNode } from 'react';
import { Field } from '../../ui/Field.tsx';
import type { Bound } from './useBound.ts';
import { useBound } from './useBound.ts';

interface FormFieldProps<V extends object> extends Bound<V> {
  /** Several controls under one label. */
  group?: boolean;
  children: ReactNode;
}

/** The frame of a field whose control is one of its own kind. */
export function FormField<V extends object>({ group, children, ...bound }: FormFieldProps<V>) {
  const { frame } = useBound(bound);
  return (
    <Field {...frame} group={group}>
      {children}
    </Field>
  );
}
