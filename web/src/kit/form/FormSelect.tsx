import { Field } from '../../ui/Field.tsx';
import type { SelectProps } from '../../ui/Select.tsx';
import { Select } from '../../ui/Select.tsx';
import { framed } from './framed.ts';
import type { RegisterOptions } from './fields.ts';
import type { Bound } from './useBound.ts';
import { useBound } from './useBound.ts';

interface FormSelectLook extends RegisterOptions, Pick<SelectProps, 'placeholder' | 'isWide' | 'autoComplete'> {
  options: SelectProps['options'];
}

/** A choice of one from a list. */
export function FormSelect<V extends object>(props: Bound<V> & FormSelectLook) {
  const { bound, control } = framed<V, Bound<V> & FormSelectLook>(props);
  const { read, onChange, onBlur, ...look } = control;
  const { frame } = useBound(bound);
  return (
    <Field {...frame}>
      <Select {...look} {...props.form.register(props.name, { read, onChange, onBlur })} />
    </Field>
  );
}
