import { CourseKind } from '#contract/rules/courseKinds.ts';
import type { save } from '#contract/course/courseAudit.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../../kit/form/FormValueSelect.tsx';
import type { Fields } from '../../../../kit/form/fields.ts';

const kinds = CourseKind.values.map((value) => ({ value, label: CourseKind.labels[value] }));

/** What a new course needs: its kind, which stays, and a name. */
export function NewCourseFields({ form }: { form: Fields<InputOf<typeof save.input> & object> }) {
  return (
    <>
      <FormValueSelect form={form} name="courseKind" options={kinds} help="建好以后不能换" />
      <FormText form={form} name="courseName" />
    </>
  );
}
