import type { OutputOf } from '#contract/kit/schema.ts';
import type { view } from '#contract/startup/policy.ts';
import { Fit } from '#contract/rules/eligibility.ts';
import { PolicyPhase } from '#contract/rules/startPolicies.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { CHECK, FACTS } from './addresses.ts';
import { KeepDate } from './KeepDate.tsx';
import styles from './Policy.module.css';
import { fitTones, RuleLines } from './RuleLines.tsx';

/** How the policy fits whoever looks, and its last day for their calendar. Staff of organizations found nothing. */
export function OwnFit({ view: its }: { view: OutputOf<typeof view.output> }) {
  const session = useSession();
  if (
    session !== null &&
    session.current.userType !== UserType.learner &&
    session.current.userType !== UserType.lecturer
  )
    return null;
  const { own, phase, applyUntil } = its;
  const isDue = applyUntil !== '' && phase <= PolicyPhase.soon;
  const judgement = own?.judgement;
  return (
    <section>
      <h2 className={styles.name}>我符合吗</h2>
      {judgement ? (
        <>
          <StatusDot
            tone={fitTones[judgement.fit]}
            reason={judgement.until === '' ? undefined : `${judgement.until} 之前都符合`}
          >
            {Fit.labels[judgement.fit]}
          </StatusDot>
          <RuleLines judgement={judgement} />
        </>
      ) : (
        <>
          <p className={styles.summary}>填一次自己的情况，每条政策都告诉你符合哪些、还差什么、到哪天为止。</p>
          <div className={styles.acts}>
            <LinkButton to={session === null ? CHECK : FACTS} size="sm" variant="primary">
              开始自测
            </LinkButton>
          </div>
        </>
      )}
      {own && isDue ? (
        <div className={styles.acts}>
          <KeepDate policy={its} isKept={own.isKept} />
        </div>
      ) : null}
    </section>
  );
}
