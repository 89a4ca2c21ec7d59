import { useState } from 'react';
import type { QueuedCourse } from '#contract/course/courseReview.ts';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { decision } from '#contract/kit/reviewFields.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { BatchFailures } from '../../../kit/list/BatchFailures.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { decideCourses } from './calls.ts';

interface BatchDialogProps {
  auditStatus: 1 | 2;
  courses: readonly QueuedCourse[];
  onClose: () => void;
  /** Nothing is chosen any more. */
  onDone: () => void;
}

/** Decides on several; those that could not be are named with the reason. */
export function BatchDialog({ auditStatus, courses, onClose, onDone }: BatchDialogProps) {
  const isPassing = auditStatus === AuditState.passed;
  const verb = isPassing ? '通过' : '退回';
  const finish = useFinish(() => undefined);
  const [asked] = useState(courses);
  const [left, setLeft] = useState<BatchOutcome | null>(null);
  const sending = useCallForm(decideCourses, {
    fields: decision,
    initial: { ids: asked.map(({ id }) => id), auditStatus, auditOpinion: '' },
    onDone: async (outcome) => {
      await finish(`${verb}了 ${outcome.doneCount} 门课程，作者会收到消息`);
      onDone();
      if (outcome.failed.length === 0) onClose();
      else setLeft(outcome);
    },
  });
  if (left) {
    const nameOf = (id: string) => asked.find((row) => row.id === id)?.courseName;
    return <BatchFailures verb={verb} unit="门" outcome={left} nameOf={nameOf} onClose={onClose} />;
  }
  return (
    <FormDialog
      of={sending}
      title={`${verb} ${asked.length} 门课程`}
      note={isPassing ? '通过后立即公开' : '退回后作者修改，可以再交；原来公开的不变'}
      label={`${verb}几门课程`}
      submitLabel={verb}
      busyLabel="提交中"
      isDanger={!isPassing}
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="auditOpinion" rows={3} required={!isPassing} help="每一位作者都会看到" />
    </FormDialog>
  );
}
