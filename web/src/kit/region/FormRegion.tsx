import type { Bound } from '../form/useBound.ts';
import { useBound } from '../form/useBound.ts';
import { useField } from '../form/useFields.ts';
import { RegionField } from './RegionField.tsx';

/** A region of a form. */
export function FormRegion<V extends object>(bound: Pick<Bound<V>, 'form' | 'name'>) {
  const { frame, declared } = useBound(bound);
  const { value, set } = useField(bound.form, bound.name);
  return (
    <RegionField
      label={declared?.label ?? ''}
      required={frame.required}
      error={frame.error}
      value={String(value ?? '')}
      onChange={set}
    />
  );
}
