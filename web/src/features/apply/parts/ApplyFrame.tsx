import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import styles from './ApplyFrame.module.css';
import { APPLY_STEPS } from './kinds.ts';

interface ApplyFrameProps {
  title: string;
  note: string;
  /** 0 agreement, 1 form, 2 review, 3 done. */
  step: 0 | 1 | 2 | 3;
  /** The review ended with a refusal. */
  isRefused?: boolean;
  /** The way back to the first step, for those who may. */
  agreementHref?: string | undefined;
  /** Beside the form: what to have at hand. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The three steps of an application: where one is, and what belongs there. */
export function ApplyFrame({ title, note, step, isRefused, agreementHref, aside, children }: ApplyFrameProps) {
  return (
    <div className="page">
      <PageHead title={title} note={note} />
      <div className={styles.steps}>
        <Steps
          steps={APPLY_STEPS}
          current={step}
          isFailed={isRefused}
          hrefOf={(index) => (index === 0 ? agreementHref : undefined)}
          label="入驻的步骤"
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {aside}
      </div>
    </div>
  );
}
