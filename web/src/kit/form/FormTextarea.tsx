import type { ComponentProps } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { framed } from './framed.ts';
import type { Bound } from './useBound.ts';
import { useBound } from './useBound.ts';
import { useField } from './useFields.ts';

type FormTextareaProps<V extends object> = Bound<V> & Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder'>;

/** Several lines of a form; the counter also knows what a restored draft brought. */
export function FormTextarea<V extends object>(props: FormTextareaProps<V>) {
  const { bound, control } = framed<V, FormTextareaProps<V>>(props);
  const { frame, max } = useBound(bound);
  const { value, set, ...field } = useField(props.form, props.name);
  return (
    <Field {...frame}>
      <Textarea
        {...control}
        {...field}
        maxLength={max}
        value={String(value ?? '')}
        onChange={(event) => set(event.target.value)}
      />
    </Field>
  );
}
