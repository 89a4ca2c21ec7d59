import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import type { SpecControlProps } from '../../../kit/form/SpecField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { findPaid } from '../../../shared/courses/findPaid.ts';

interface Named {
  id: string;
  courseName: string;
}

/** One course that costs money; its name is kept beside its number, so that a draft still says which it is. */
export function CoursePick({ form, spec: { name, label, help } }: SpecControlProps) {
  const { onBlur, ref, set, value } = useField(form, name);
  const { set: setName, value: courseName } = useField(form, 'courseName');
  const chosen = value ? { id: String(value), courseName: String(courseName) } : null;
  return (
    <FormField form={form} name={name} label={label} help={help}>
      <Chooser<Named>
        value={chosen}
        onChange={(course) => {
          setName(course?.courseName ?? '');
          set(course?.id ?? '');
        }}
        onBlur={onBlur}
        ref={ref}
        searchKey={['courses that cost money']}
        search={findPaid}
        keyOf={({ id }) => id}
        nameOf={(course) => course.courseName}
        unit="门课"
      />
    </FormField>
  );
}
