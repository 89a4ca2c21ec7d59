import type { OutputOf } from '#contract/kit/schema.ts';
import { pointsText } from '#contract/rules/points.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { applicationCode, ReadingState } from '#contract/rules/startProgrammes.ts';
import type { list } from '#contract/startup/reading.ts';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { SHEET } from './programmeAddresses.ts';
import { readingTones, roundText } from './programmeWords.ts';

type Own = OutputOf<typeof list.output>['list'][number];

/** An application to be read: by its number, because nobody is to know whose it is. */
export function ReadingRow({ row }: { row: Own }) {
  const { id, applyNo, programmeTitle, startField, readingState: state, round, total } = row;
  return (
    <Row
      to={`${SHEET}?id=${id}`}
      heading="h2"
      stacks
      title={applicationCode(applyNo)}
      meta={[programmeTitle, StartField.labels[startField], roundText(round), `${shownTime(row.dueAt)} 截止`]
        .filter(Boolean)
        .join('，')}
      end={
        <StatusDot tone={readingTones[state]} reason={total === null ? undefined : `${pointsText(total)} 分`}>
          {ReadingState.labels[state]}
        </StatusDot>
      }
    />
  );
}
