import type { ComponentProps } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Agreement.module.css';

/** The tick that must be there before anything is sent, with the two texts it is about. */
export function Agreement({ error, ...rest }: ComponentProps<typeof Checkbox> & { error?: string }) {
  return (
    <Field label="协议" hideLabel group error={error}>
      <Checkbox
        {...rest}
        className={styles.small}
        label={
          <>
            我已阅读并同意
            <TextLink tone="inline" to="/text?key=userAgreement" target="_blank">
              《用户协议》
            </TextLink>
            与
            <TextLink tone="inline" to="/text?key=privacyPolicy" target="_blank">
              《隐私政策》
            </TextLink>
          </>
        }
      />
    </Field>
  );
}
