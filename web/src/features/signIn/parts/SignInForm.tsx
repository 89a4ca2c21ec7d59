import type { ReactNode } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './SignInForm.module.css';

interface SignInFormProps {
  /** Spoken name of the form. */
  label: string;
  onSubmit: (form: HTMLFormElement) => void;
  submitLabel: string;
  busy: boolean;
  busyLabel: string;
  /** What went wrong, when no single field is to blame. */
  failure: ReactNode;
  /** Between the fields and the button: agreement, remember me. */
  above?: ReactNode;
  children: ReactNode;
}

/** Fields, agreement, failure, one wide button. */
export function SignInForm({
  label,
  onSubmit,
  submitLabel,
  busy,
  busyLabel,
  failure,
  above,
  children,
}: SignInFormProps) {
  return (
    // Enter before the scripts arrive submits by the browser: post keeps passwords out of the address.
    <form
      method="post"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit(event.currentTarget);
      }}
    >
      <div className={styles.fields}>{children}</div>
      {above ? <div className={styles.above}>{above}</div> : null}
      {failure ? (
        <div className={styles.failure}>
          <Banner tone="danger">{failure}</Banner>
        </div>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        className={styles.submit}
        loading={busy}
        loadingLabel={busyLabel}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
