import { useId } from 'react';
import { ALREADY_AUDITED } from '#contract/course/failures.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast.ts';
import { auditDispute } from './calls.ts';
import type { Queued } from './DisputeQueue.tsx';

interface AuditDialogProps {
  entry: Queued;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** The lecturer grants or refuses, with a word to the learner. */
export function AuditDialog({ entry, onClose, onDone }: AuditDialogProps) {
  const id = useId();
  const sending = useCallForm(auditDispute, {
    initial: { id: entry.id, auditStatus: 1, auditOpinion: '' },
    onDone: async (_, { auditStatus }) => {
      toast(auditStatus === 1 ? '处理成功，片段已经计入' : '处理成功，学员会看到你的意见');
      await onDone();
    },
    onFailure: (failure) => {
      if (failure.code !== ALREADY_AUDITED.code) return false;
      toast(failure.message);
      void onDone();
      return true;
    },
  });
  const chosen = useFieldsState(sending.form, ({ values }) => values['auditStatus']);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`处理 ${entry.userName} 的异议`}
      note={entry.reason}
      size="md"
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={id} variant="primary" loading={sending.sending} loadingLabel="提交中">
            {chosen === 1 ? '同意并计入' : '不同意'}
          </Button>
        </>
      }
    >
      <CallForm of={sending} id={id} label="处理异议">
        <Field label="结果" group>
          <Radio
            name="auditStatus"
            label="同意，把没有计入的片段计入"
            checked={chosen === 1}
            onChange={() => sending.form.setValue('auditStatus', 1)}
          />
          <Radio
            name="auditStatus"
            label="不同意，保持原样"
            checked={chosen === 2}
            onChange={() => sending.form.setValue('auditStatus', 2)}
          />
        </Field>
        <Field label="意见" help="学员会看到" error={sending.errorOf('auditOpinion')}>
          <Textarea {...sending.form.register('auditOpinion')} rows={3} maxLength={200} />
        </Field>
      </CallForm>
    </Dialog>
  );
}
