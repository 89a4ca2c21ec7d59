import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { exchangeAnswered, exchangeAudited } from '#contract/fields/school.ts';
import type { Schema } from '#contract/kit/schema.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { answerAsked, auditExchange } from './exchangeCalls.ts';

interface DecideDialogProps {
  id: string;
  isYes: boolean;
  isSchool: boolean;
  /** 通过, 不便 */
  label: string;
  about: string;
  onClose: () => void;
}

interface Facts extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown };
}

const answers: LazyCall<Facts, Schema> = answerAsked;
const audits: LazyCall<Facts, Schema> = auditExchange;

/** The colleague or the school says yes or no, with a word about it. */
export function DecideDialog({ id, isYes, isSchool, label, about, onClose }: DecideDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(isSchool ? audits : answers, {
    fields: isSchool ? exchangeAudited : exchangeAnswered,
    initial: isSchool ? { id, isPassed: isYes, opinion: '' } : { id, isAgreed: isYes, opinion: '' },
    draft: `exchange:${id} ${isYes}`,
    onDone: () => finish(`${label}成功`),
  });
  const consequence = isSchool ? '课表随即更改，并通知有关的人。' : '接着由教务审核，审核以后课表才会改。';
  return (
    <FormDialog
      of={sending}
      size="sm"
      title={`${label}：${about}`}
      note={isYes ? consequence : '对方会收到你的答复。'}
      label={label}
      submitLabel={label}
      busyLabel="提交中"
      isDanger={!isYes}
      onClose={onClose}
    >
      <FormTextarea
        form={sending.form}
        name="opinion"
        rows={3}
        placeholder={isYes ? '可以不写' : '写明原因，对方会看到'}
      />
    </FormDialog>
  );
}
