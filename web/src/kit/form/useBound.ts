import { fieldAt, maxOf } from '#contract/kit/field.ts';
import type { FieldProps } from '../../ui/Field.tsx';
import type { Fields } from './fields.ts';
import type { PathOf } from './paths.ts';
import { useFieldsState } from './useFields.ts';

/** What every bound field takes: the form, the path in it, and what the declaration of the field does not know. */
export interface Bound<V extends object> extends Partial<Omit<FieldProps, 'children' | 'error' | 'group'>> {
  form: Fields<V>;
  name: PathOf<V>;
}

/** A field as it was declared (contract/src/fields), with what is wrong with it now. */
export function useBound<V extends object>({ form, name, ...frame }: Bound<V>) {
  const declared = fieldAt(form.table, name);
  const error = useFieldsState(form, ({ errors }) => errors[name]);
  const { label = declared?.label ?? '', required = declared?.required } = frame;
  return { frame: { ...frame, label, required, error }, declared, max: maxOf(declared) };
}
