import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { view } from '#contract/exam/myTask.ts';
import { taskWork } from '#contract/fields/tasks.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { taskFileKinds, TaskStep } from '#contract/rules/tasks.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormRichText } from '../../../kit/richText/FormRichText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { TaskFilesField } from '../../../shared/tasks/TaskFilesField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { toast } from '../../../ui/toast.ts';
import { submitTask } from './calls.ts';
import { useTaskDraft } from './useTaskDraft.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';

type Task = OutputOf<typeof view.output>;

/** Writes what is handed in: kept on the device at once and on the server a little later. */
export function WorkForm({ task }: { task: Task }) {
  const { taskId, draft, takesText, takesFiles, fileKinds, maxFiles, taskStep } = task;
  const { revalidate } = useRevalidator();
  // sent again after a failure it is still the same version
  const [clientKey] = useState(newKey);
  const name = `task-work:${taskId}`;
  const sending = useCallForm(submitTask, {
    fields: taskWork,
    initial: { taskId, content: draft.content, files: draft.files, clientKey },
    draft: name,
    secrets: keyOnly,
    onDone: async ({ versionNo, lateDays }) => {
      stop();
      toast(lateDays > 0 ? `第 ${versionNo} 版交了，迟交 ${lateDays} 天` : `第 ${versionNo} 版交了，等老师审核`);
      await revalidate();
    },
  });
  const { form } = sending;
  const { saving, at, saveNow, stop } = useTaskDraft(form, taskId, name);
  const kinds = fileKinds.map((kind) => taskFileKinds[kind].label).join('、');
  return (
    <CallForm
      of={sending}
      label="交任务"
      actions={
        <>
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
            {taskStep === TaskStep.waiting ? '提交' : '再交一版'}
          </Button>
          <SaveState of={saving} at={at} onRetry={() => void saveNow()} />
        </>
      }
    >
      {takesText === 1 ? <FormRichText form={form} name="content" /> : null}
      {takesFiles === 1 ? (
        <TaskFilesField
          form={form}
          name="files"
          label="文件"
          purpose="task"
          max={maxFiles}
          help={`收${kinds}，最多 ${maxFiles} 个，每个最大 50 MB`}
        />
      ) : null}
    </CallForm>
  );
}

const keyOnly = ['clientKey'] as const;
