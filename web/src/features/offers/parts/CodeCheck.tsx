import { Form } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './Sale.module.css';

/** Whose a code is; `null` before anybody asked. */
export interface CheckedCode {
  code: string;
  referrerName: string | null;
  problem: string | undefined;
}

interface CodeCheckProps {
  checked: CheckedCode | null;
  isGuest: boolean;
}

/** Whoever was given a code sees whose it is; works without scripts. */
export function CodeCheck({ checked, isGuest }: CodeCheckProps) {
  return (
    <section className={styles.check} aria-label="核对推荐码">
      <Form method="get" action="/sale/referral" className={styles.checkForm}>
        <Field label="别人给的推荐码" error={checked?.problem} help="注册时填上，或者用它去注册，就算经他推荐">
          <Input
            key={checked?.code}
            name="code"
            required
            maxLength={20}
            defaultValue={checked?.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Button type="submit">看看是谁的</Button>
      </Form>
      {checked?.referrerName ? (
        <p className={styles.found} role="status">
          是 {checked.referrerName} 的推荐码
          {isGuest ? (
            <LinkButton size="sm" variant="primary" to={`/register?referralCode=${checked.code}`}>
              用它去注册
            </LinkButton>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}
