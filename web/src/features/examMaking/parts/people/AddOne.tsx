import { candidateOne } from '#contract/fields/assessments.ts';
import { CallForm } from '../../../../kit/form/CallForm.tsx';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { useFinish } from '../../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { Button } from '../../../../ui/Button.tsx';
import { addOne } from '../calls.ts';
import styles from './People.module.css';

/** One candidate by their mobile or student number. */
export function AddOne({ assessmentId }: { assessmentId: string }) {
  const finish = useFinish(() => undefined);
  const sending = useCallForm(addOne, {
    fields: candidateOne,
    initial: { assessmentId, key: '' },
    onDone: async () => {
      sending.form.reset?.();
      await finish('已添加');
    },
  });
  return (
    <CallForm of={sending} label="添加一位考生">
      <div className={styles.one}>
        <FormText form={sending.form} name="key" autoComplete="off" />
        <Button type="submit" disabled={assessmentId === ''} loading={sending.sending} loadingLabel="添加中">
          添加
        </Button>
      </div>
    </CallForm>
  );
}
