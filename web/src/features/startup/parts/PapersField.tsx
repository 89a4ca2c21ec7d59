import { useState } from 'react';
import { startPolicyMore } from '#contract/fields/startPolicy.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { Textarea } from '../../../ui/Textarea.tsx';

const { max } = startPolicyMore.papers;

/** What to hand in, typed one a line, kept as a list. */
export function PapersField<V extends object>({ form }: { form: Fields<V> }) {
  const own = form as unknown as Fields;
  const { value, set } = useField(own, 'papers');
  const [typed, setTyped] = useState(() => ((value ?? []) as string[]).join('\n'));
  return (
    <FormField form={own} name="papers">
      <Textarea
        rows={4}
        value={typed}
        maxLength={max}
        placeholder={'一行一样\n身份证\n营业执照'}
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
    </FormField>
  );
}
