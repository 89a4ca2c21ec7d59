import { useSession } from '../../../kit/session.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './SubmitButtons.module.css';
import { SignInFirst } from './SignInFirst.tsx';

/** Hands the application in; a guest signs in first. */
export function SubmitButtons({ sending }: { sending: boolean }) {
  if (useSession()) {
    return (
      <Button type="submit" variant="primary" size="lg" loading={sending} loadingLabel="提交中">
        提交申请
      </Button>
    );
  }
  return (
    <>
      <SignInFirst variant="primary" size="lg">
        登录后提交
      </SignInFirst>
      <p className={styles.note}>填好的内容会留着，登录后回到这里</p>
    </>
  );
}
