import { pointsText } from '#contract/rules/points.ts';
import { BareButton } from '../../ui/BareButton.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './Criteria.module.css';
import { PointsField } from './PointsField.tsx';

const MOST_BUTTONS = 7;

/** What earns marks; `full` in tenths. */
export interface ShownCriterion {
  id: string;
  title: string;
  note: string;
  full: number;
}

interface CriteriaProps {
  criteria: readonly ShownCriterion[];
  /** Tenths by the id of the criterion. */
  values: Readonly<Record<string, number>>;
  errorOf: (id: string) => string | undefined;
  /** The criterion that the keys change; absent where there are no keys. */
  current?: number;
  onChange: (values: Record<string, number>) => void;
}

/** What is given for each criterion. */
export function Criteria({ criteria, values, errorOf, current, onChange }: CriteriaProps) {
  return (
    <ol className={styles.criteria}>
      {criteria.map((criterion, index) => (
        <One
          key={criterion.id}
          {...{ criterion, index }}
          isCurrent={index === current}
          hasKeys={current !== undefined}
          value={values[criterion.id] ?? null}
          error={errorOf(criterion.id)}
          onChange={(points) => onChange(withPoints(values, criterion.id, points))}
        />
      ))}
    </ol>
  );
}

function withPoints(values: Readonly<Record<string, number>>, id: string, points: number | null) {
  const { [id]: _, ...rest } = values;
  return points === null ? rest : { ...rest, [id]: points };
}

interface OneProps {
  criterion: ShownCriterion;
  index: number;
  isCurrent: boolean;
  hasKeys: boolean;
  value: number | null;
  error: string | undefined;
  onChange: (points: number | null) => void;
}

function One({ criterion: { title, note, full }, index, isCurrent, hasKeys, value, error, onChange }: OneProps) {
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
