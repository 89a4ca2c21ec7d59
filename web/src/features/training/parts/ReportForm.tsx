import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { trainingWork } from '#contract/fields/training.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormRichText } from '../../../kit/richText/FormRichText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { TaskFilesField } from '../../../shared/tasks/TaskFilesField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { submitReport } from './calls.ts';
import type { OwnView } from './OwnProject.tsx';
import { newKey } from '../../../kit/outbox/newKey.ts';

/** Writes a report; what is typed stays on the device until it is handed in. */
export function ReportForm({ project }: { project: OwnView }) {
  const { projectId, content, files, taskStep, versions } = project;
  const { revalidate } = useRevalidator();
  // sent again after a failure it is still the same version
  const [clientKey] = useState(newKey);
  const sending = useCallForm(submitReport, {
    fields: trainingWork,
    initial: { projectId, content, files, clientKey },
    draft: `training-report:${projectId}:${versions.length}`,
    secrets: keyOnly,
    onDone: async ({ versionNo, lateDays }) => {
      toast(lateDays > 0 ? `第 ${versionNo} 版交了，迟交 ${lateDays} 天` : `第 ${versionNo} 版交了，等老师批改`);
      await revalidate();
    },
  });
  const { form } = sending;
  return (
    <CallForm
      of={sending}
      label="交实训报告"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
          {taskStep === TaskStep.waiting ? '交报告' : '再交一版'}
        </Button>
      }
    >
      <FormRichText form={form} name="content" />
      <TaskFilesField
        form={form}
        name="files"
        {...trainingWork.files}
        help={`文档、图片或压缩包，最多 ${trainingWork.files.max} 个，每个最大 50 MB`}
      />
    </CallForm>
  );
}

const keyOnly = ['clientKey'] as const;
