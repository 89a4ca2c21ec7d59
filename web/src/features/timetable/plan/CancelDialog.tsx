import { useRevalidator } from 'react-router';
import { lessonCancel } from '#contract/fields/school.ts';
import { bellsWords, dayWords } from '#contract/rules/calendarWords.ts';
import { ChangeScope } from '#contract/rules/scheduleChanges.ts';
import { LESSON_MOVED_ON } from '#contract/user/orgStuSchedule.ts';
import type { ScheduledLesson } from '#contract/user/scheduleShapes.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { cancelLesson } from './calls.ts';
import type { Change } from './frame.ts';
import styles from './Plan.module.css';
import { scopesOf } from './scopesOf.ts';

interface CancelDialogProps {
  lesson: ScheduledLesson;
  onDone: (change: Change) => void;
  onClose: () => void;
}

/** Cancels a lesson, or those of its series that are still to come. */
export function CancelDialog({ lesson, onDone, onClose }: CancelDialogProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(cancelLesson, {
    fields: lessonCancel,
    initial: { lessonId: lesson.id, revision: lesson.revision, scope: ChangeScope.one, reason: '' },
    draft: `timetable-cancel:${lesson.id}`,
    onFailure: ({ code, message }) => {
      if (code !== LESSON_MOVED_ON.code) return false;
      toast(message);
      onClose();
      void revalidate();
      return true;
    },
    onDone: ({ lessonCount, touched, changeId }) =>
      onDone({
        text: `「${lesson.offeringName}」停课 ${lessonCount} 次，通知 ${touched} 人`,
        changeIds: [changeId],
      }),
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      title={`停课「${lesson.offeringName}」`}
      note={`${dayWords(lesson.day)} ${bellsWords(lesson.fromBell, lesson.toBell)}。老师、教室与班级那个时间空出来，学生和老师会收到通知。`}
      label="停课"
      submitLabel="停课并通知"
      busyLabel="停课中"
      isDanger
      onClose={onClose}
    >
      {lesson.seriesId === null ? null : (
        <FormRadios form={form} name="scope" label="范围" rowClass={styles.radios} options={scopesOf} />
      )}
      <FormTextarea form={form} name="reason" rows={2} placeholder="教师外出，下周补课" />
    </FormDialog>
  );
}
