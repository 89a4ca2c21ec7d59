import type { Fields } from '../../../kit/form/fields.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { LongText } from './LongText.tsx';
import { TagsInput } from './TagsInput.tsx';

interface ShownFieldsProps {
  form: Fields;
  errorOf: (name: string) => string | undefined;
}

/** What is shown of a lecturer, beside the portrait. */
export function ShownFields({ form, errorOf }: ShownFieldsProps) {
  return (
    <>
      <Field label="姓名" required help="以真名出现在课程与讲师主页上" error={errorOf('lecturerName')}>
        <Input {...form.register('lecturerName')} maxLength={20} autoComplete="name" />
      </Field>
      <Field label="职务" required error={errorOf('position')}>
        <Input {...form.register('position')} maxLength={40} placeholder="高级技师，副教授，设计总监" />
      </Field>
      <Field label="擅长的方向（选填）" help="最多 5 个，用顿号或逗号分开" error={errorOf('tags')}>
        <TagsInput form={form} name="tags" />
      </Field>
      <Field label="简介" required help="做过什么、教过谁、怎么教；空一行就是新的一段" error={errorOf('introduce')}>
        <LongText form={form} name="introduce" rows={8} maxLength={2000} />
      </Field>
    </>
  );
}
