import type { Fields } from '../../kit/form/fields.ts';
import { FormText } from '../../kit/form/FormText.tsx';
import { FieldPair } from '../../ui/FieldPair.tsx';

/** What a student studies, and in which class. */
export function ClassFields({ form }: { form: Fields }) {
  return (
    <FieldPair>
      <FormText form={form} name="major" />
      <FormText form={form} name="className" placeholder="大数据 2301" />
    </FieldPair>
  );
}
