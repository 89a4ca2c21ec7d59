import type { Fields } from '../../kit/form/fields.ts';
import { Field } from '../../ui/Field.tsx';
import { FieldPair } from '../../ui/FieldPair.tsx';
import { Input } from '../../ui/Input.tsx';

interface ClassFieldsProps {
  of: { form: Pick<Fields, 'register'>; errorOf: (name: string) => string | undefined };
}

/** What a student studies, and in which class. */
export function ClassFields({ of: { form, errorOf } }: ClassFieldsProps) {
  return (
    <FieldPair>
      <Field label="专业" error={errorOf('major')}>
        <Input {...form.register('major')} maxLength={60} />
      </Field>
      <Field label="班级" error={errorOf('className')}>
        <Input {...form.register('className')} maxLength={40} placeholder="大数据 2301" />
      </Field>
    </FieldPair>
  );
}
