import { Field } from '../../ui/Field.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import type { Bound } from './useBound.ts';
import { useBound } from './useBound.ts';
import { useField } from './useFields.ts';

/** A number of a form; its ends are declared. An empty field keeps null, which the contract has a word for. */
export function FormNumber<V extends object>(bound: Bound<V>) {
  const { frame, declared } = useBound(bound);
  const { value, set, ...field } = useField(bound.form, bound.name);
  const ends = declared?.kind === 'number' ? declared : {};
  return (
    <Field {...frame}>
      <NumberField {...field} {...endsOf(ends)} value={typeof value === 'number' ? value : null} onChange={set} />
    </Field>
  );
}

const endsOf = ({ min, max }: { min?: number; max?: number }) => ({ min, max });
