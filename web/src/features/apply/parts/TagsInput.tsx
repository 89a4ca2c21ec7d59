import { useState } from 'react';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { Input } from '../../../ui/Input.tsx';
import { splitTags } from './splitTags.ts';

/** Tags as one line of text, kept as a list. */
export function TagsInput({ form, name }: { form: Fields; name: string }) {
  const { value, set, ...field } = useField(form, name);
  const tags = Array.isArray(value) ? (value as string[]) : [];
  const [typed, setTyped] = useState(tags.join('、'));
  // Restored drafts and clearing show too; a separator being typed is left.
  const shown = splitTags(typed).join() === tags.join() ? typed : tags.join('、');
  return (
    <Input
      {...field}
      value={shown}
      maxLength={80}
      placeholder="数据分析、SQL、看板"
      onChange={({ target }) => {
        setTyped(target.value);
        set(splitTags(target.value));
      }}
    />
  );
}
