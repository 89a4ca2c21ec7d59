import type { DateFieldProps } from '../../ui/DateField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Field } from '../../ui/Field.tsx';
import type { Bound } from './useBound.ts';
import { useBound } from './useBound.ts';
import { useField } from './useFields.ts';

type FormDateProps<V extends object> = Bound<V> & Pick<DateFieldProps, 'min' | 'max' | 'autoComplete'>;

/** One day, yyyy-MM-dd. */
export function FormDate<V extends object>({ min, max, autoComplete, ...bound }: FormDateProps<V>) {
  const { frame } = useBound(bound);
  const { value, set, ...field } = useField<V>(bound.form, bound.name);
  return (
    <Field {...frame}>
      <DateField
        {...field}
        min={min}
        max={max}
        autoComplete={autoComplete}
        value={String(value ?? '')}
        onChange={set}
      />
    </Field>
  );
}
