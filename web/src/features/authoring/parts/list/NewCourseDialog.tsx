import { useNavigate } from 'react-router';
import type { CourseKind } from '#contract/rules/courseKinds.ts';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { NewCourseFields } from './NewCourseFields.tsx';
import { useNewCourse } from './useNewCourse.ts';

/** A new course out of a list. */
export function NewCourseDialog({ courseKind, onClose }: { courseKind: CourseKind | undefined; onClose: () => void }) {
  const navigate = useNavigate();
  const sending = useNewCourse(courseKind, (to) => navigate(to));
  return (
    <FormDialog
      of={sending}
      label="新建课程"
      title="新建课程"
      note="先起一个名称，随时可以改"
      submitLabel="新建"
      busyLabel="新建中"
      onClose={onClose}
    >
      <NewCourseFields form={sending.form} />
    </FormDialog>
  );
}
