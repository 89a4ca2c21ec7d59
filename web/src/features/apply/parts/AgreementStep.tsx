import { useState } from 'react';
import { RichText } from '../../../kit/RichText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './AgreementStep.module.css';

interface AgreementStepProps {
  /** HTML, or null on a site that has published none. */
  agreement: string | null;
  onAgreed: () => void;
}

/** The first step: the agreement to read, and the tick that opens the form. */
export function AgreementStep({ agreement, onAgreed }: AgreementStepProps) {
  const [ticked, setTicked] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.step}>
      {agreement === null ? null : (
        <section className={styles.paper} aria-label="入驻协议">
          <div className={styles.head}>
            <h2 className={styles.title}>入驻协议</h2>
            <TextLink to="/text?key=entryAgreement" target="_blank" tone="quiet">
              在新页面打开
            </TextLink>
          </div>
          <RichText html={agreement} />
        </section>
      )}
      <Field label="协议" hideLabel group error={asked && !ticked ? '请先阅读并同意入驻协议' : undefined}>
        <Checkbox
          checked={ticked}
          onChange={({ target }) => setTicked(target.checked)}
          label={agreement === null ? '我保证提交的资料真实、准确、完整' : '我已阅读并同意《入驻协议》'}
        />
      </Field>
      <div>
        <Button variant="primary" size="lg" onClick={() => (ticked ? onAgreed() : setAsked(true))}>
          下一步，填写资料
        </Button>
      </div>
    </div>
  );
}
