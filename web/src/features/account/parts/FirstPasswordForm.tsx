import { useRevalidator } from 'react-router';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { NewPasswordFields } from '../../../kit/password/NewPasswordFields.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { setFirstPassword } from './calls.ts';
import styles from './PasswordForm.module.css';

/** The first password of somebody who signs in without one. */
export function FirstPasswordForm() {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(setFirstPassword, {
    initial: { newPassword: '', confirmPassword: '' },
    onDone: async () => {
      toast('设置成功，以后可以用密码登录');
      await revalidate();
    },
  });
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
        <NewPasswordFields form={sending.form} names={['newPassword', 'confirmPassword']} errorOf={sending.errorOf} />
      </CallForm>
    </div>
  );
}
