import { FormField } from '../../../kit/form/FormField.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { Textarea } from '../../../ui/Textarea.tsx';

interface Values {
  launchUrls: string[];
}

/** The addresses at which a tool is launched, one a line. */
export function LaunchUrls<V extends Values>({ form }: { form: Fields<V> }) {
  const { value, set } = useField(form as unknown as Fields<Values>, 'launchUrls');
  return (
    <FormField
      form={form as unknown as Fields<Values>}
      name="launchUrls"
      help="Redirection URI(s)，一行一个；第一个也是没有指明内容时打开的地址"
    >
      <Textarea
        rows={2}
        value={value.join('\n')}
        placeholder="https://"
        onChange={(event) => set(event.target.value.split('\n'))}
      />
    </FormField>
  );
}
