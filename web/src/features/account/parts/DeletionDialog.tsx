import { deletion } from '#contract/fields/people.ts';
import { COOLING_DAYS } from '#contract/rules/deletion.ts';
import type { Bindings } from '#contract/user/extAccount.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { ProofFields } from '../../../kit/proof/ProofFields.tsx';
import { useProvenForm } from '../../../kit/proof/useProvenForm.ts';
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
    fields: deletion,
    initial: { reason: '' },
    onDone: async () => {
      toast(`申请成功，${COOLING_DAYS} 天之内可以撤回`);
      await onDone();
    },
  });
  const { form, errorOf } = sending;
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
      <FormTextarea form={form} name="reason" help="帮助我们改进，注销之后这句话也会删除" rows={2} />
      <ProofFields form={form} ways={bindings.proofWays} receivers={bindings} errorOf={errorOf} />
      <FormCheckbox form={form} name="understood" hideLabel sentence="我已了解注销的后果" />
    </FormDialog>
  );
}
