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
  const [typed, setTyped] = useState(() => ((value ?? []) as readonly string[]).join('\n'));
  return (
    <Textarea
      rows={4}
      value={typed}
      placeholder={placeholder}
      onChange={({ target }) => {
        setTyped(target.value);
        set(
          target.value
            .split('\n')
            .map((one) => one.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}
