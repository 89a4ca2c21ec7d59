import { EMAIL_TAKEN, PHONE_TAKEN } from '#contract/user/trustFailures.ts';
import type { Bindings } from '#contract/user/extAccount.ts';
import { CodeField } from '../../../kit/code/CodeField.tsx';
import { useCodeSending } from '../../../kit/code/useCodeSending.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { ProofFields } from '../../../kit/proof/ProofFields.tsx';
import { useProvenForm } from '../../../kit/proof/useProvenForm.ts';
import { useSite } from '../../../kit/site.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { toast } from '../../../ui/toast.ts';
import { linkEmail, updateMobile } from './calls.ts';

interface ReceiverDialogProps {
  kind: 'mobile' | 'email';
  bindings: Bindings;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const words = {
  mobile: { name: '手机号', type: 'tel', mode: 'numeric', taken: PHONE_TAKEN.code, auto: 'tel' },
  email: { name: '邮箱', type: 'email', mode: 'email', taken: EMAIL_TAKEN.code, auto: 'email' },
} as const;

/** A new phone or mailbox: that it is me, and that the new one is mine. */
export function ReceiverDialog({ kind, bindings, onClose, onDone }: ReceiverDialogProps) {
  const { demo } = useSite();
  const { name, type, mode, taken, auto } = words[kind];
  const verb = bindings[kind] === '' ? '绑定' : '更换';
  const options = {
    ways: bindings.proofWays,
    initial: { [kind]: '', code: '' },
    fieldOfCode: { [taken]: kind as never },
    onDone: async () => {
      toast(`${verb}成功`);
      await onDone();
    },
  };
  const mobile = useProvenForm(updateMobile, options);
  const email = useProvenForm(linkEmail, options);
  const sending = kind === 'mobile' ? mobile : email;
  const form = sending.form as unknown as Parameters<typeof useCodeSending>[0];
  const code = useCodeSending(form, { scene: 'bind', by: kind });
  return (
    <FormDialog
      of={sending}
      title={`${verb}${name}`}
      note={kind === 'mobile' ? '以后用新的手机号登录，原来的不再能用' : '邮箱可以用来登录与找回密码'}
      label={`${verb}${name}`}
      submitLabel={`${verb}${name}`}
      busyLabel="提交中"
      onClose={onClose}
    >
      <ProofFields form={form} ways={bindings.proofWays} receivers={bindings} errorOf={sending.errorOf} />
      <Field label={`新的${name}`} error={sending.errorOf(kind)}>
        <Input {...form.register(kind)} size="lg" type={type} inputMode={mode} autoComplete={auto} maxLength={254} />
      </Field>
      <CodeField
        label={`新${name}的验证码`}
        input={form.register('code')}
        sending={code}
        error={sending.errorOf('code')}
        demo={demo}
      />
    </FormDialog>
  );
}
