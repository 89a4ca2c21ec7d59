import type { ReactNode } from 'react';
import { FundState } from '#contract/rules/incubation.ts';
import type { FundRow } from '#contract/startup/fund.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from './Incubation.module.css';
import { fundTones } from './tones.ts';

interface FundRowsProps {
  rows: readonly FundRow[];
  toOf: (id: string) => string;
  /** Where the rows are of several projects. */
  withProject?: boolean;
  renderActs: (row: FundRow) => ReactNode;
}

/** What was asked for, granted and used. */
export const FundRows = ({ rows, toOf, withProject, renderActs }: FundRowsProps) => (
  <RowList label="资金申请">
    {rows.map((row) => (
      <Row
        key={row.id}
        heading="h2"
        stacks
        to={toOf(row.id)}
        title={row.purpose}
        meta={[withProject ? row.projectName : '', fundText(row)].filter(Boolean).join('，')}
        end={<StatusDot tone={fundTones[row.fundState]}>{FundState.labels[row.fundState]}</StatusDot>}
      >
        <p className={styles.words}>{row.plan}</p>
        {row.opinion === '' ? null : <p className={styles.words}>意见：{row.opinion}</p>}
        <div className={styles.acts}>{renderActs(row)}</div>
      </Row>
    ))}
  </RowList>
);

const fundText = ({ asked, granted, used, fundState: state }: FundRow): string =>
  state === FundState.granted || state === FundState.closed
    ? `申请 ${moneyText(asked)}，批准 ${moneyText(granted)}，用了 ${moneyText(used)}`
    : `申请 ${moneyText(asked)}`;
