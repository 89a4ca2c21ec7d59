import { Field } from '../../ui/Field.tsx';
import type { InputProps } from '../../ui/Input.tsx';
import { Input } from '../../ui/Input.tsx';
import { framed } from './framed.ts';
import type { RegisterOptions } from './fields.ts';
import type { Bound } from './useBound.ts';
import { useBound } from './useBound.ts';

type FormTextProps<V extends object> = Bound<V> &
  Omit<InputProps, keyof Bound<V> | keyof RegisterOptions> &
  RegisterOptions;

/** One line of a form: label, length, required mark and error come by its name. */
export function FormText<V extends object>(props: FormTextProps<V>) {
  const { bound, control } = framed<V, FormTextProps<V>>(props);
  const { read, onChange, onBlur, ...look } = control;
  const { frame, max } = useBound(bound);
  return (
    <Field {...frame}>
      <Input maxLength={max} {...look} {...props.form.register(props.name, { read, onChange, onBlur })} />
    </Field>
  );
}
