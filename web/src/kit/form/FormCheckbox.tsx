import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import type { Bound } from './useBound.ts';
import { useBound } from './useBound.ts';
import { useField } from './useFields.ts';

interface FormCheckboxProps<V extends object> extends Bound<V> {
  /** Beside the box. */
  sentence: string;
  /** What ticked and not ticked mean; true and false unless told. */
  values?: readonly [ticked: unknown, unticked: unknown];
}

/** One box to tick. */
export function FormCheckbox<V extends object>({ sentence, values, ...bound }: FormCheckboxProps<V>) {
  const [ticked, unticked] = values ?? [true, false];
  const { frame } = useBound(bound);
  const { value, set } = useField(bound.form, bound.name);
  return (
    <Field {...frame} group>
      <Checkbox
        name={bound.name}
        label={sentence}
        checked={value === ticked}
        onChange={({ target }) => set(target.checked ? ticked : unticked)}
      />
    </Field>
  );
}
