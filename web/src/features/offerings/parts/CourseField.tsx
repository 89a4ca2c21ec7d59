import { useState } from 'react';
import { NONE } from '#contract/rules/id.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { findCourses } from './calls.ts';
import type { Named } from './PickMany.tsx';
import { faceOf, searchWith } from './PickMany.tsx';

/** The course of the platform that is taught; none for what is held in rooms only. */
export function CourseField({ form, known }: { form: Fields; known: Named | null }) {
  const { value, set, ref, onBlur } = useField(form, 'courseId');
  const [course, setCourse] = useState<Named | null>(known);
  return (
    <FormField form={form} name="courseId" help="可以不选；选了，学生在开课里就能进这门课">
      <Chooser<Named>
        value={course?.id === value ? course : null}
        onChange={(chosen) => {
          setCourse(chosen);
          set(chosen?.id ?? NONE);
        }}
        onBlur={onBlur}
        ref={ref}
        searchKey={['offering', 'course']}
        search={searchWith(findCourses)}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        faceOf={faceOf}
        unit="门"
      />
    </FormField>
  );
}
