import { useNavigate } from 'react-router';
import type { view } from '#contract/exam/task.ts';
import { taskFacts } from '#contract/fields/tasks.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { taskAuditPath } from '#contract/rules/taskSteps.ts';
import { CallForm } from '../../../../kit/form/CallForm.tsx';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { FormRichText } from '../../../../kit/richText/FormRichText.tsx';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { TaskFilesField } from '../../../../shared/tasks/TaskFilesField.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { reviseTask } from '../calls.ts';
import styles from '../Tasks.module.css';

/** Other words for a task that is out. */
export function ReviseForm({ task }: { task: OutputOf<typeof view.output> }) {
  const navigate = useNavigate();
  const { taskId, revision, title, requirement, attachments } = task;
  const sending = useCallForm(reviseTask, {
    fields: taskFacts,
    initial: { id: taskId, revision, title, requirement, attachments },
    draft: `task-words:${taskId}:${revision}`,
    onDone: async () => {
      toast('保存了');
      await navigate(taskAuditPath(taskId));
    },
  });
  return (
    <div className={styles.form}>
      <CallForm
        of={sending}
        label="修改任务"
        actions={
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
            保存
          </Button>
        }
      >
        <FormText form={sending.form} name="title" autoComplete="off" />
        <FormRichText form={sending.form} name="requirement" />
        <TaskFilesField form={sending.form} name="attachments" {...taskFacts.attachments} />
      </CallForm>
    </div>
  );
}
