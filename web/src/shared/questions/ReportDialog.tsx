import { questionReport } from '#contract/fields/questions.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../kit/form/useFinish.ts';
import { useCallForm } from '../../kit/useCallForm.ts';

const sendReport = () => import('#contract/exam/questionReport.ts').then((api) => api.save);

/** Says to the author of a question what is wrong with it. */
export function ReportDialog({ questionId, onClose }: { questionId: string; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(sendReport, {
    fields: questionReport,
    initial: { questionId, content: '' },
    draft: `question-report-${questionId}`,
    onDone: () => finish('已告诉出题人，回复会发到你的消息里'),
  });
  return (
    <FormDialog
      of={sending}
      title="报告问题"
      note="例如答案有误、题意不清、有错别字；出题人会看到并回复你"
      label="报告题目的问题"
      submitLabel="提交"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="content" rows={4} />
    </FormDialog>
  );
}
