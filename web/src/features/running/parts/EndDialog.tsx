import { runEnd } from '#contract/fields/running.ts';
import { MOST_AWAY_NAMES } from '#contract/rules/running.ts';
import type { Overview } from '#contract/exam/runningShapes.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { endExam } from './calls.ts';

/** Ends it for everybody, by its title. */
export function EndDialog({ of, onClose }: { of: Overview; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(endExam, {
    fields: runEnd,
    initial: { assessmentId: of.assessmentId, title: '', reason: '' },
    onDone: ({ count, awayNames }) =>
      finish(
        `结束成功，正在收 ${count} 份卷${awayNames.length > 0 ? `；${awayNames.join('、')}${awayNames.length < MOST_AWAY_NAMES ? '' : '等人'}断着线，只收已经送到的` : ''}`,
      ),
  });
  return (
    <FormDialog
      of={sending}
      title={`现在结束「${of.title}」`}
      note={`还在答题的 ${of.counts.answering} 人马上收卷，未开始的 ${of.counts.notBegun} 人不能再进，不能撤回`}
      label="结束考试"
      submitLabel="结束考试"
      busyLabel="提交中"
      isDanger
      onClose={onClose}
    >
      <FormText form={sending.form} name="title" autoComplete="off" help={`输入：${of.title}`} />
      <FormTextarea form={sending.form} name="reason" rows={2} />
    </FormDialog>
  );
}
