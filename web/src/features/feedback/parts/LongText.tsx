import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { Textarea } from '../../../ui/Textarea.tsx';

interface LongTextProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPath<V>;
  rows: number;
  maxLength: number;
  placeholder: string;
}

/** A text whose counter also knows what a restored draft brought. */
export function LongText<V extends FieldValues>({ control, name, ...look }: LongTextProps<V>) {
  const { field } = useController({ control, name });
  return <Textarea {...look} {...field} value={field.value ?? ''} />;
}
