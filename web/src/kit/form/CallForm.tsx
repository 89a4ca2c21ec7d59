import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Draft } from './useDraft.ts';
import styles from './CallForm.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import { StickyRow } from './StickyRow.tsx';
import { useHydrated } from '../useHydrated.ts';

/** The part of `useCallForm` that the frame shows. */
export interface Sending {
  submit: (event: React.FormEvent<HTMLFormElement>) => Promise<void>;
  failure: string | null;
  unsaved: boolean;
  draft: Draft;
}

interface CallFormProps {
  of: Sending;
  /** Spoken name of the form. */
  label: string;
  /** For a button elsewhere that submits it: `<Button type="submit" form={id}>`. */
  id?: string;
  /** The submit row. */
  actions?: ReactNode;
  /** Longer than the window: its submit row stays in sight. */
  long?: boolean;
  children: ReactNode;
}

/** The frame of a form that sends a call: restored draft, fields, failure, submit row, and the guard against leaving. */
export function CallForm({ of, label, id, actions, long = false, children }: CallFormProps) {
  const isHydrated = useHydrated();
  const Actions = long ? StickyRow : PlainRow;
  return (
    <form id={id} className={styles.form} aria-label={label} noValidate onSubmit={(event) => void of.submit(event)}>
      {/* Typed before the scripts take over it would be replaced by initial values, so it is not open yet. The submit row is: a press is kept. */}
      <fieldset className={styles.form} inert={!isHydrated} aria-disabled={!isHydrated || undefined}>
        {of.draft.restored ? <RestoredNotice clear={of.draft.clear} /> : null}
        {children}
        {of.failure === null ? null : <FailureNotice>{of.failure}</FailureNotice>}
      </fieldset>
      {actions ? <Actions>{actions}</Actions> : null}
      {of.unsaved ? <LeaveGuard /> : null}
    </form>
  );
}

const PlainRow = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;

/** Comes into view by itself: in a long dialog the button that was pressed is far from the end of the fields. */
function FailureNotice({ children }: { children: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // New browsers answer with a promise, which must not be returned as clean-up.
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref}>
      <Banner tone="danger">{children}</Banner>
    </div>
  );
}

function RestoredNotice({ clear }: { clear: () => void }) {
  const action = (
    <Button variant="text" size="sm" onClick={clear}>
      清空
    </Button>
  );
  return <Banner action={action}>已恢复上次没提交的内容</Banner>;
}
