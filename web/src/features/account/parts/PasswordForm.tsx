import { SAME_PASSWORD } from '#contract/user/failures.ts';
import type { Bindings } from '#contract/user/extAccount.ts';
import type { ProofWay } from '#contract/user/proofFields.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { NewPasswordFields } from '../../../kit/password/NewPasswordFields.tsx';
import { ProofFields } from '../../../kit/proof/ProofFields.tsx';
import { useProvenForm } from '../../../kit/proof/useProvenForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { updatePassword } from './calls.ts';
import styles from './PasswordForm.module.css';

/** A new password, after one of these proofs. */
export function PasswordForm({ bindings, ways }: { bindings: Bindings; ways: readonly ProofWay[] }) {
  const sending = useProvenForm(updatePassword, {
    ways,
    initial: { newPassword: '', confirmPassword: '' },
    fieldOfCode: { [SAME_PASSWORD.code]: 'newPassword' },
    onDone: () => {
      toast('修改成功，其他设备上的登录已退出');
      sending.form.reset();
    },
  });
  const form = sending.form as never;
  return (
    <div className={styles.narrow}>
      <CallForm
        of={sending}
        label="修改密码"
        actions={
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="修改中">
            修改密码
          </Button>
        }
      >
        <ProofFields form={form} ways={ways} receivers={bindings} errorOf={sending.errorOf} />
        <NewPasswordFields
          label="新密码"
          form={form}
          names={['newPassword', 'confirmPassword']}
          errorOf={sending.errorOf}
        />
      </CallForm>
    </div>
  );
}
