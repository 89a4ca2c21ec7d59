import type { OpenCandidate } from '#contract/position/talent.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { Can } from '../../../kit/Can.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { candidatePath } from './addresses.ts';
import { keepApart } from './calls.ts';
import styles from './Candidate.module.css';

/** What else the same person applied for, also by accounts that were taken for theirs; those can be taken apart again. */
export function OtherApplications({ row: { id, others } }: { row: OpenCandidate }) {
  const { send, sending } = usePress(keepApart);
  if (others.length === 0) return null;
  return (
    <section>
      <SectionHead title="同一位的投递" />
      <ul className={styles.notes}>
        {others.map((one) => (
          <li key={one.id} className={styles.note}>
            <TextLink to={candidatePath(one.id)}>{one.vacancyName}</TextLink>
            <span className={styles.words}>
              {ApplicationState.labels[one.applicationState]}，{shownTime(one.appliedAt)} 投递
              {one.isMerged === 1 ? `，用账号「${one.name}」` : ''}
            </span>
            {one.isMerged === 1 ? (
              <Can action="talent:edit">
                <Button
                  size="sm"
                  variant="text"
                  loading={sending}
                  aria-label={`把「${one.vacancyName}」的${one.name}拆开`}
                  onClick={() => void send({ id, otherId: one.id }, '拆开了，他们是两位候选人')}
                >
                  不是同一位
                </Button>
              </Can>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
