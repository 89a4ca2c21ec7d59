import type { InputOf } from '#contract/kit/schema.ts';
import type { save } from '#contract/trade/couponBatch.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { findPaid } from '../../../shared/courses/findPaid.ts';
import type { CourseScope } from '../../../shared/courses/findPaid.ts';
import { Chip } from '../../../ui/Chip.tsx';
import styles from './Coupons.module.css';

interface Named {
  courseId: string;
  courseName: string;
}

type Batch = InputOf<typeof save.input> & object;

/** The courses that a batch is for: found by name, one after the other; none is all. */
export function CoursesField({ form, scope }: { form: Fields<Batch>; scope: CourseScope }) {
  const { value, set, onBlur, ref } = useField(form, 'courses');
  const chosen = Array.isArray(value) ? (value as Named[]) : [];
  const add = (one: Named | null) => {
    if (one && !chosen.some(({ courseId }) => courseId === one.courseId))
      set([...chosen, { courseId: one.courseId, courseName: one.courseName }]);
  };
  return (
    <FormField form={form} name="courses" help="不选就是全部；收费的哪一种都可以，按名称的开头找" group>
      <Chooser<Named>
        key={chosen.length}
        value={null}
        onChange={add}
        onBlur={onBlur}
        ref={ref}
        searchKey={['courses for coupons', scope.orgNo ?? '', scope.lecturerUserNo ?? '']}
        search={async (words, signal) => {
          const found = await findPaid(words, signal, scope);
          return { ...found, list: found.list.map(({ id, courseName }) => ({ courseId: id, courseName })) };
        }}
        keyOf={({ courseId }) => courseId}
        nameOf={({ courseName }) => courseName}
        unit="门课"
      />
      {chosen.length > 0 ? (
        <span className={styles.chips}>
          {chosen.map(({ courseId, courseName }) => (
            <Chip
              key={courseId}
              label={courseName}
              onRemove={() => set(chosen.filter((one) => one.courseId !== courseId))}
            />
          ))}
        </span>
      ) : null}
    </FormField>
  );
}
