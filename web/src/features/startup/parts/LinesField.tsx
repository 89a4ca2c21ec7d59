import { useState } from 'react';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { Textarea } from '../../../ui/Textarea.tsx';

interface LinesFieldProps {
  form: Fields;
  name: string;
  placeholder: string;
}

/** Several texts, typed one a line, kept as a list. */
export function LinesField({ form, name, placeholder }: LinesFieldProps) {
  const { value, set } = useField(form, name);
  const kept = ((value ?? []) as readonly string[]).join('\n');
  const [typed, setTyped] = useState(kept);
  return (
    <Textarea
      rows={4}
      // a draft that comes back changes the list behind what stands here
      value={linesOf(typed).join('\n') === kept ? typed : kept}
      placeholder={placeholder}
      onChange={({ target }) => {
        setTyped(target.value);
        set(linesOf(target.value));
      }}
    />
  );
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
