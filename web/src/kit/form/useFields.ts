import type { FieldTable } from '#contract/kit/field.ts';
import { useState, useSyncExternalStore } from 'react';
import { afterPress } from './afterPress.ts';
import { createFields } from './createFields.ts';
import type { Check, Controlled, Fields } from './fields.ts';
import type { FieldsState } from './fieldStore.ts';
import type { PathOf } from './paths.ts';
import { valueAt } from './paths.ts';

/** The fields of a form: made once, with the `initial` and the `check` of the first render. */
export function useFields<V extends object>(initial: V, check: Check<V>, table?: FieldTable): Fields<V> {
  const [fields] = useState(() => createFields(initial, check, table, afterPress));
  return fields;
}

/** A part of the state, e.g. `({ values }) => values.mobile`; renders when that part changes. It must not be made anew each time. */
export function useFieldsState<T>(form: Pick<Fields, 'state' | 'listen'>, select: (state: FieldsState) => T): T {
  const read = () => select(form.state());
  return useSyncExternalStore(form.listen, read, read);
}

/** One field as a value and its setter, for a control that is told its value. */
export function useField<V extends object>(form: Fields<V>, name: PathOf<V>): Controlled & { value: unknown } {
  const value = useFieldsState(form, ({ values }) => valueAt(values, name));
  return { ...form.control(name), value };
}
