import { User, Users } from 'lucide-react';
import { useId } from 'react';
import { MendKind } from '#contract/rules/scheduleChanges.ts';
import type { Mend } from '#contract/user/orgStuSchedule.ts';
import { mendWords } from './mendWords.ts';
import styles from './Findings.module.css';

interface MendCardsProps {
  mends: readonly Mend[];
  chosen: number | null;
  onChoose: (at: number) => void;
}

/** The ways out of a clash as cards: what changes, then whom it touches. */
export function MendCards({ mends, chosen, onChoose }: MendCardsProps) {
  const name = useId();
  return (
    <div className={styles.mends} role="radiogroup" aria-label="解决办法">
      {mends.map((mend, at) => (
        <label key={mendWords(mend)} className={styles.mend}>
          <input type="radio" name={name} checked={at === chosen} onChange={() => onChoose(at)} />
          <b>
            {MendKind.labels[mend.mendKind]}
            {at === 0 ? <em>影响最小</em> : null}
          </b>
          <span>{mendWords(mend)}</span>
          <small>
            <span>
              <Users size={14} aria-hidden="true" />
              {mend.studentCount} 名学生
            </span>
            {mend.teacherNames.length > 0 ? (
              <span>
                <User size={14} aria-hidden="true" />
                {mend.teacherNames.join('、')}，已空
              </span>
            ) : null}
          </small>
        </label>
      ))}
    </div>
  );
}
