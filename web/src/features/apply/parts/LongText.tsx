import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { Textarea } from '../../../ui/Textarea.tsx';

interface LongTextProps {
  form: Fields;
  name: string;
  rows: number;
  maxLength: number;
  placeholder?: string;
}

/** A text whose counter also knows what a restored draft brought. */
export function LongText({ form, name, ...look }: LongTextProps) {
  const { value, set, ...field } = useField(form, name);
  return <Textarea {...look} {...field} value={String(value ?? '')} onChange={(event) => set(event.target.value)} />;
}
