import { useId } from 'react';
import { handIn } from '#contract/fields/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { HandIn } from './useHandIn.ts';
import styles from './Wizard.module.css';

interface HandInPartProps {
  of: HandIn;
  /** What is not ready, and in which step. */
  missing: readonly { step: number; message: string }[];
  hrefOf: (step: number) => string;
}

/** What is still missing, each with the way there, and the word to the reviewer. */
export function HandInPart({ of: { note, error, write }, missing, hrefOf }: HandInPartProps) {
  const headId = useId();
  return (
    <>
      {missing.length > 0 ? (
        <section className={styles.part} aria-labelledby={headId}>
          <SectionHead id={headId} title="提交之前" note="下面几处还没有写好" />
          <ul className={styles.missing}>
            {missing.map(({ step, message }) => (
              <li key={message}>
                <TextLink to={hrefOf(step)}>{message}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className={styles.form}>
        <Field label={handIn.note.label} error={error}>
          <Textarea value={note} maxLength={handIn.note.max} rows={3} onChange={({ target }) => write(target.value)} />
        </Field>
      </div>
    </>
  );
}

export function HandInButton({ of: { isSending, submit } }: { of: HandIn }) {
  return (
    <Button variant="primary" loading={isSending} loadingLabel="提交中" onClick={() => void submit()}>
      提交审核
    </Button>
  );
}
