import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { TagsInput } from './TagsInput.tsx';

/** What is shown of a lecturer, beside the portrait. */
export function ShownFields({ form }: { form: Fields }) {
  return (
    <>
      <FormText form={form} name="lecturerName" help="以真名出现在课程与讲师主页上" autoComplete="name" />
      <FormText form={form} name="position" placeholder="高级技师，副教授，设计总监" />
      <FormField form={form} name="tags" help="最多 5 个，用顿号或逗号分开">
        <TagsInput form={form} name="tags" />
      </FormField>
      <FormTextarea form={form} name="introduce" help="做过什么、教过谁、怎么教；空一行就是新的一段" rows={8} />
    </>
  );
}
