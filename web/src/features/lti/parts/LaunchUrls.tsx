import { useState } from 'react';
import type { InputOf } from '#contract/kit/schema.ts';
import type { save } from '#contract/user/ltiTool.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { Textarea } from '../../../ui/Textarea.tsx';

/** The addresses at which a tool is launched, one a line; empty lines are none. */
export function LaunchUrls({ form }: { form: Fields<InputOf<typeof save.input>> }) {
  const { value, set, ...field } = useField(form, 'launchUrls');
  const [text, setText] = useState(() => (value as string[]).join('\n'));
  const write = (typed: string) => {
    setText(typed);
    set(typed.split('\n').filter((line) => line.trim() !== ''));
  };
  return (
    <FormField form={form} name="launchUrls" help="Redirection URI(s)，一行一个；第一个也是没有指明内容时打开的地址">
      <Textarea
        {...field}
        rows={2}
        value={text}
        placeholder="https://"
        onChange={(event) => write(event.target.value)}
      />
    </FormField>
  );
}
