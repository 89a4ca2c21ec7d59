import type { ReactNode } from 'react';
import { pointsText } from '#contract/rules/points.ts';
import type { ProgrammeCriterion } from '#contract/rules/startProgrammes.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import styles from './Policy.module.css';
import { roundText } from './programmeWords.ts';

interface ShownReading {
  round: number;
  marks: Readonly<Record<string, number>>;
  total: number | null;
  words: string;
}

interface GivenListProps<R extends ShownReading> {
  readings: readonly R[];
  criteria: readonly ProgrammeCriterion[];
  /** What a reader is called here. */
  nameOf: (reading: R, place: number) => string;
  endOf?: (reading: R) => ReactNode;
  /** What tells them apart; their round where each is there once. */
  keyOf?: (reading: R) => string;
}

const byRound = ({ round }: ShownReading): string => String(round);

/** What each reader gave: the whole, every criterion, and their words. */
export const GivenList = <R extends ShownReading>({
  readings,
  criteria,
  nameOf,
  endOf,
  keyOf = byRound,
}: GivenListProps<R>) => (
  <RowList label="每位评阅人的分数与意见">
    {readings.map((reading, at) => (
      <Row
        key={keyOf(reading)}
        stacks
        title={nameOf(reading, at + 1)}
        meta={[roundText(reading.round), marksText(criteria, reading)].filter(Boolean).join('，')}
        end={endOf?.(reading) ?? (reading.total === null ? null : <b>{pointsText(reading.total)} 分</b>)}
      >
        {reading.words === '' ? null : <p className={styles.words}>{reading.words}</p>}
      </Row>
    ))}
  </RowList>
);

const marksText = (criteria: readonly ProgrammeCriterion[], { marks }: ShownReading): string =>
  criteria
    .filter(({ id }) => marks[id] !== undefined)
    .map(({ id, title, most }) => `${title} ${marks[id]}/${most}`)
    .join('，');
