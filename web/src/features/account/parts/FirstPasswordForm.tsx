import { useRevalidator } from 'react-router';
import type { Bindings } from '#contract/user/extAccount.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { NewPasswordFields } from '../../../kit/password/NewPasswordFields.tsx';
import { ProofFields } from '../../../kit/proof/ProofFields.tsx';
import { useProvenForm } from '../../../kit/proof/useProvenForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { setFirstPassword } from './calls.ts';
import styles from './PasswordForm.module.css';

/** The first password of somebody who signs in without one; a code shows that it is they who set it. */
export function FirstPasswordForm({ bindings }: { bindings: Bindings }) {
  const { revalidate } = useRevalidator();
  const ways = bindings.proofWays;
  const sending = useProvenForm(setFirstPassword, {
    ways,
    initial: { newPassword: '', confirmPassword: '' },
    onDone: async () => {
      toast('设置成功，以后可以用密码登录');
      await revalidate();
    },
  });
  const form = sending.form as never;
  return (
    <div className={styles.narrow}>
      <CallForm
        of={sending}
        label="设置密码"
        actions={
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="设置中">
            设置密码
          </Button>
        }
      >
        {ways.length > 0 ? (
          <ProofFields form={form} ways={ways} receivers={bindings} errorOf={sending.errorOf} />
        ) : null}
        <NewPasswordFields form={form} names={['newPassword', 'confirmPassword']} errorOf={sending.errorOf} />
      </CallForm>
    </div>
  );
}
