import type { RunItemView } from '#contract/exam/runCorrection.ts';
import type { Overview } from '#contract/exam/runningShapes.ts';
import { runCorrection } from '#contract/fields/running.ts';
import { Correction } from '#contract/rules/corrections.ts';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../../kit/form/FormNumber.tsx';
import { FormRadios } from '../../../../kit/form/FormRadios.tsx';
import { FormTextarea } from '../../../../kit/form/FormTextarea.tsx';
import { useFieldsState } from '../../../../kit/form/useFields.ts';
import { useFinish } from '../../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { Button } from '../../../../ui/Button.tsx';
import { correctRunning } from '../calls.ts';
import { Concerned } from './Concerned.tsx';
import { Readings } from './Readings.tsx';

interface CorrectFormProps {
  of: Overview;
  item: RunItemView;
  onBack: () => void;
  onClose: () => void;
}

/** What is typed stays when the bank says something new meanwhile; what hangs on the version that was looked at does not. */
const ofReading = ['correction', 'versionId'] as const;

/** How a question is put right, the sentence that everybody reads, and what comes of it before it is confirmed. */
export function CorrectForm({ of, item, onBack, onClose }: CorrectFormProps) {
  const finish = useFinish(onClose);
  const { newest, refusal } = item;
  const mayReplace = newest !== null && refusal === '';
  const sending = useCallForm(correctRunning, {
    fields: runCorrection,
    initial: {
      assessmentId: of.assessmentId,
      itemId: item.itemId,
      correction: mayReplace ? Correction.version : Correction.voided,
      versionId: newest?.versionId,
      reason: '',
      minutes: 0,
    },
    draft: `run-correct:${of.assessmentId}:${item.itemId}`,
    secrets: ofReading,
    onDone: ({ countAnswering, countSubmitted }) =>
      finish(`更正好了，正在答题的 ${countAnswering} 人马上看到，已交的 ${countSubmitted} 份已重判`),
  });
  const correction = useFieldsState(sending.form, correctionIn);
  const ways = [
    { value: Correction.version, label: '换成题库里最新的一版', disabled: !mayReplace },
    { value: Correction.voided, label: '作废，不计分' },
    { value: Correction.everybody, label: '人人满分' },
  ];
  return (
    <FormDialog
      of={sending}
      size="lg"
      title={item.isDrawn === 1 ? '更正一道题' : `更正第 ${item.number} 题`}
      note="确认以后收不回，只能再更正一次"
      label="更正题目"
      submitLabel="确认更正"
      busyLabel="更正中"
      isDanger
      above={
        <>
          <Button size="sm" variant="text" onClick={onBack}>
            换一道题
          </Button>
          <Readings item={item} />
        </>
      }
      onClose={onClose}
    >
      <FormRadios form={sending.form} name="correction" options={ways} />
      <FormTextarea
        form={sending.form}
        name="reason"
        rows={2}
        required
        help="正在作答的人马上看到这句话，不要写出答案"
      />
      {of.endsAt === null ? null : <FormNumber form={sending.form} name="minutes" />}
      <Concerned item={item} correction={correction} />
    </FormDialog>
  );
}

const correctionIn = ({ values }: { values: unknown }): Correction => (values as { correction: Correction }).correction;
