import { Field } from '../../ui/Field.tsx';
import type { SelectProps } from '../../ui/Select.tsx';
import { Select } from '../../ui/Select.tsx';
import { framed } from './framed.ts';
import type { Bound } from './useBound.ts';
import { useBound } from './useBound.ts';
import { useField } from './useFields.ts';

interface FormValueSelectLook extends Pick<SelectProps, 'placeholder' | 'isWide' | 'className'> {
  options: readonly { value: string | number; label: string; disabled?: boolean }[];
  /** What is kept when nothing is chosen. */
  none?: null | '' | '0';
}

/** A choice whose values are not all texts: numbers, or null for none. */
export function FormValueSelect<V extends object>(props: Bound<V> & FormValueSelectLook) {
  const { bound, control } = framed<V, Bound<V> & FormValueSelectLook>(props);
  const { options, none, ...look } = control;
  const { frame } = useBound(bound);
  const { value, set, ...field } = useField(props.form, props.name);
  const choose = (chosen: string) => set(options.find((option) => String(option.value) === chosen)?.value ?? none);
  return (
    <Field {...frame}>
      <Select
        {...look}
        {...field}
        value={String(value ?? '')}
        options={options.map((option) => ({ ...option, value: String(option.value) }))}
        onChange={(event) => choose(event.target.value)}
      />
    </Field>
  );
}
