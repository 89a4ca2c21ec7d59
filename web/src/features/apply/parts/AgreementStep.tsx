import type { Fields } from '../../../kit/form/fields.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './AgreementStep.module.css';

interface AgreementStepProps {
  form: Fields;
  /** HTML, or null on a site that has published none. */
  agreement: string | null;
  error: string | undefined;
  onNext: () => void;
}

/** The first step: the agreement to read, and the tick that opens the form. */
export function AgreementStep({ form, agreement, error, onNext }: AgreementStepProps) {
  return (
    <div className={styles.step}>
      {agreement === null ? null : (
        <section className={styles.paper} aria-label="入驻协议">
          <h2 className={styles.title}>入驻协议</h2>
          <RichText html={agreement} />
        </section>
      )}
      <Field label="协议" hideLabel group error={error}>
        <Checkbox
          {...form.register('agree')}
          label={agreement === null ? '我保证提交的资料真实、准确、完整' : '我已阅读并同意《入驻协议》'}
        />
      </Field>
      <div>
        <Button
          variant="primary"
          size="lg"
          onClick={() => void form.verify('agree').then((agreed) => (agreed ? onNext() : undefined))}
        >
          下一步，填写资料
        </Button>
      </div>
    </div>
  );
}
