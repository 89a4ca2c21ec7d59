import { pointsText } from '#contract/rules/markRounds.ts';
import type { ByHand, Criterion } from '#contract/rules/questions.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { cx } from '../../../ui/cx.ts';
import type { MarkHandle } from './useMark.ts';
import { PointsField } from './PointsField.tsx';
import styles from './Rubric.module.css';

const MOST_BUTTONS = 7;

interface RubricProps {
  of: MarkHandle;
  answerKey: Partial<ByHand>;
  worth: Record<string, number>;
  fullPoints: number;
  /** The criterion that the keys change; absent where there are no keys. */
  current?: number;
}

/** What is given for each criterion, or for the whole where there are none. */
export function Rubric({ of, answerKey, worth, fullPoints, current }: RubricProps) {
  const { values, change, issues, criteria } = of;
  if (criteria.length === 0) {
    return (
      <PointsField
        label="得分"
        value={values.points}
        full={fullPoints}
        error={issues.points}
        onChange={(points) => change({ points })}
      />
    );
  }
  return (
    <ol className={styles.criteria}>
      {(answerKey.rubric ?? []).map((criterion, index) => (
        <One
          key={criterion.id}
          {...{ criterion, index }}
          isCurrent={index === current}
          hasKeys={current !== undefined}
          full={worth[criterion.id] ?? 0}
          value={values.rubric[criterion.id] ?? null}
          error={issues[`rubric.${criterion.id}`]}
          onChange={(points) => change({ rubric: withPoints(values.rubric, criterion.id, points) })}
        />
      ))}
    </ol>
  );
}

function withPoints(rubric: Record<string, number>, id: string, points: number | null): Record<string, number> {
  const { [id]: _, ...rest } = rubric;
  return points === null ? rest : { ...rest, [id]: points };
}

interface OneProps {
  criterion: Criterion;
  index: number;
  isCurrent: boolean;
  hasKeys: boolean;
  full: number;
  value: number | null;
  error?: string;
  onChange: (points: number | null) => void;
}

function One({ criterion: { title, note }, index, isCurrent, hasKeys, full, value, error, onChange }: OneProps) {
  const steps = Array.from({ length: Math.floor(full / 10) + 1 }, (_, step) => step * 10);
  const choices = full % 10 === 0 ? steps : [...steps, full];
  return (
    <li className={cx(styles.criterion, isCurrent && styles.current)} aria-current={isCurrent || undefined}>
      <p className={styles.title}>
        {hasKeys ? <kbd aria-hidden="true">{index + 1}</kbd> : null}
        <b>{title}</b>
        <span>
          {value === null ? '—' : pointsText(value)} / {pointsText(full)}
        </span>
      </p>
      {choices.length <= MOST_BUTTONS ? (
        <p className={styles.steps} role="group" aria-label={title}>
          {choices.map((points) => (
            <BareButton
              key={points}
              className={styles.step}
              aria-pressed={points === value}
              aria-label={`${title} ${pointsText(points)} 分`}
              onClick={() => onChange(points)}
            >
              {pointsText(points)}
            </BareButton>
          ))}
        </p>
      ) : (
        <PointsField label={title} hideLabel value={value} full={full} onChange={onChange} />
      )}
      {note ? <small>{note}</small> : null}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </li>
  );
}
