import type { OutputOf } from '#contract/kit/schema.ts';
import type { view } from '#contract/exam/examInfo.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { isOneOf } from '#contract/rules/choice.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { scoreText } from './examFacts.ts';

type Mine = NonNullable<OutputOf<typeof view.output>['mine']>;

/** What the reader did of this paper. */
export function OwnRecord({ mine, total, isPractice }: { mine: Mine; total: number; isPractice: boolean }) {
  const { answered, right, sittings } = mine;
  if (answered === 0 && sittings.length === 0) return null;
  return (
    <section aria-label="我的记录">
      <SectionHead title="我的记录" />
      {isPractice ? (
        <Figures
          items={[
            { name: '做过', value: answered, note: ` / ${total} 题` },
            { name: '答对过', value: right, note: ' 题' },
          ]}
        />
      ) : (
        <RowList>
          {sittings.map(({ id, beganAt, sittingState, totalPoints }) => (
            <Row
              key={id}
              dense
              to={`/exam/result?id=${id}`}
              title={shownTime(beganAt)}
              meta={isOneOf(SittingState, sittingState) ? SittingState.labels[sittingState] : ''}
              end={totalPoints === null ? null : scoreText(totalPoints)}
            />
          ))}
        </RowList>
      )}
    </section>
  );
}
