import type { ByHand } from '#contract/rules/questions.ts';
import { Criteria } from '../../../shared/questions/Criteria.tsx';
import { PointsField } from '../../../shared/questions/PointsField.tsx';
import type { MarkHandle } from './useMark.ts';

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
    <Criteria
      criteria={(answerKey.rubric ?? []).map((one) => ({ ...one, full: worth[one.id] ?? 0 }))}
      values={values.rubric}
      errorOf={(id) => issues[`rubric.${id}`]}
      current={current}
      onChange={(rubric) => change({ rubric })}
    />
  );
}
