import { ConsentState } from '#contract/rules/startCases.ts';
import type { OwnCase } from '#contract/startup/caseConsent.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Policy.module.css';
import { answerConsent, revokeConsent } from './programmeCalls.ts';
import { Take } from './Take.tsx';

/** What somebody can answer, where they are told of. */
export function ConsentActs({ row: { id, title, consentState } }: { row: OwnCase }) {
  const { send, sending } = usePress(answerConsent);
  if (consentState === ConsentState.agreed)
    return (
      <div className={styles.acts}>
        <Take name="收回同意" of={{ id, title }} note="马上不再写出你的名字，以后可以再同意。" load={revokeConsent} />
      </div>
    );
  return (
    <div className={styles.acts}>
      <Button
        size="sm"
        variant="primary"
        loading={sending}
        aria-label={`同意在${title}里署名`}
        onClick={() => void send({ id, isAgreed: 1 }, '已经同意署名')}
      >
        同意署名
      </Button>
      {consentState === ConsentState.asked ? (
        <Button
          size="sm"
          disabled={sending}
          aria-label={`不愿意在${title}里署名`}
          onClick={() => void send({ id, isAgreed: 0 }, '不会写出你的名字')}
        >
          不愿意
        </Button>
      ) : null}
    </div>
  );
}
