import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { Field } from '../../ui/Field.tsx';
import type { Bound } from './useBound.ts';
import { useBound } from './useBound.ts';
import { useField } from './useFields.ts';

/** A moment, `yyyy-MM-dd HH:mm:ss`. */
export function FormTime<V extends object>(props: Bound<V>) {
  const { frame } = useBound(props);
  const { value, set, ...field } = useField(props.form, props.name);
  return (
    <Field {...frame}>
      <DateTimeField {...field} value={String(value ?? '')} onChange={set} />
    </Field>
  );
}
