import { useRevalidator } from 'react-router';
import { certificateHolder } from '#contract/fields/people.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { claimCertificates } from './calls.ts';
import styles from './NameStep.module.css';

/** Finished courses whose certificates wait for a name: who are you? */
export function NameStep({
  waiting,
}: {
  waiting: { courseId: string | null; programId: string | null; courseName: string }[];
}) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(claimCertificates, {
    fields: certificateHolder,
    initial: { holderName: '' },
    onDone: async ({ count }) => {
      toast(`颁发成功，${count} 张证书`);
      await revalidate();
    },
  });
  return (
    <section className={styles.step} aria-labelledby="name-step">
      <h2 id="name-step">填写姓名，领取 {waiting.length} 张证书</h2>
      <p>证书要写明是谁学完的。请填写真实姓名，以后的证书也用它；实名认证之后自动换成认证的姓名。</p>
      <ul className={styles.courses} aria-label="等着领取">
        {waiting.map(({ courseId, programId, courseName }) => (
          <li key={courseId ?? programId}>{courseName}</li>
        ))}
      </ul>
      <CallForm
        of={sending}
        label="证书上的姓名"
        actions={
          <>
            <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="颁发中">
              颁发证书
            </Button>
            <TextLink to="/account/realnameauthentication" tone="quiet">
              先做实名认证
            </TextLink>
          </>
        }
      >
        <FormText form={sending.form} name="holderName" autoComplete="name" />
      </CallForm>
    </section>
  );
}
