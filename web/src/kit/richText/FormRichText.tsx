import { Field } from '../../ui/Field.tsx';
import type { Bound } from '../form/useBound.ts';
import { useBound } from '../form/useBound.ts';
import { useField } from '../form/useFields.ts';
import { RichField } from './RichField.tsx';

/** Rich text of a form; which tools it offers, how high it is and how long it may be are declared (contract/src/fields). */
export function FormRichText<V extends object>(bound: Bound<V>) {
  const { frame, declared } = useBound(bound);
  const { value, set, onBlur, ref } = useField(bound.form, bound.name);
  if (declared?.kind !== 'html') throw new Error(`${bound.name} is not declared as rich text`);
  return (
    <Field {...frame} group>
      <RichField
        label={declared.label}
        set={declared.set}
        max={declared.max}
        value={String(value ?? '')}
        onChange={set}
        onBlur={onBlur}
        focusRef={ref}
      />
    </Field>
  );
}
