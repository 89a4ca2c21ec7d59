import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import type { Bound } from './useBound.ts';
import { useBound } from './useBound.ts';
import { useField } from './useFields.ts';

/** A moment: the wire writes `2026-09-01 08:00:00`, the native control `2026-09-01T08:00`. */
export function FormTime<V extends object>(props: Bound<V>) {
  const { frame } = useBound(props);
  const { value, set, ...field } = useField(props.form, props.name);
  const shown = String(value ?? '').slice(0, 16);
  return (
    <Field {...frame}>
      <Input
        {...field}
        type="datetime-local"
        max="2099-12-31T23:59"
        value={shown.replace(' ', 'T')}
        onChange={({ target }) => set(target.value === '' ? '' : `${target.value.slice(0, 16).replace('T', ' ')}:00`)}
      />
    </Field>
  );
}
