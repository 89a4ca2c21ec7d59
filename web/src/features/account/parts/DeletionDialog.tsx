import { COOLING_DAYS } from '#contract/rules/deletion.ts';
import type { Bindings } from '#contract/user/extAccount.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { ProofFields } from '../../../kit/proof/ProofFields.tsx';
import { useProvenForm } from '../../../kit/proof/useProvenForm.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast.ts';
import { requestDeletion } from './calls.ts';

interface DeletionDialogProps {
  bindings: Bindings;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Why, that it was understood, and that it is me. */
export function DeletionDialog({ bindings, onClose, onDone }: DeletionDialogProps) {
  const sending = useProvenForm(requestDeletion, {
    ways: bindings.proofWays,
    initial: { reason: '' },
    onDone: async () => {
      toast(`申请成功，${COOLING_DAYS} 天之内可以撤回`);
      await onDone();
    },
  });
  const { form, errorOf } = sending;
  const understood = useField(form, 'understood');
  return (
    <FormDialog
      of={sending}
      title="注销账号"
      note={`${COOLING_DAYS} 天之后账号被删除，不能恢复`}
      label="注销账号"
      submitLabel="申请注销"
      busyLabel="提交中"
      isDanger
      onClose={onClose}
    >
      <Field label="注销的原因" help="帮助我们改进，注销之后这句话也会删除" error={errorOf('reason')}>
        <Textarea {...form.register('reason')} rows={2} maxLength={200} />
      </Field>
      <ProofFields form={form} ways={bindings.proofWays} receivers={bindings} errorOf={errorOf} />
      <Field label="确认" hideLabel group error={errorOf('understood')}>
        <Checkbox
          name="understood"
          label="我已了解注销的后果"
          checked={understood.value === true}
          onChange={(event) => understood.set(event.target.checked)}
        />
      </Field>
    </FormDialog>
  );
}
