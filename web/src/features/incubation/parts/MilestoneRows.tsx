import type { ReactNode } from 'react';
import { MilestoneState, ReportState } from '#contract/rules/incubation.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { MilestoneRow } from '#contract/startup/milestone.ts';
import { FileLinks } from '../../../shared/tasks/FileLinks.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './Incubation.module.css';
import { milestoneTones, reportTones } from './tones.ts';

interface MilestoneRowsProps {
  rows: readonly MilestoneRow[];
  /** What the reader may do with one. */
  renderActs: (row: MilestoneRow) => ReactNode;
}

/** Milestones with all that was handed in; the same for the team and its host, but for what each may do. */
export const MilestoneRows = ({ rows, renderActs }: MilestoneRowsProps) => (
  <RowList label="里程碑">
    {rows.map((row) => (
      <Row
        key={row.id}
        heading="h2"
        stacks
        title={row.title}
        tags={row.isLate === 1 ? <Tag tone="danger">逾期</Tag> : null}
        meta={`${row.dueOn} 之前`}
        end={
          <StatusDot tone={milestoneTones[row.milestoneState]}>{MilestoneState.labels[row.milestoneState]}</StatusDot>
        }
      >
        <p className={styles.words}>{row.goal}</p>
        {row.reports.length === 0 ? null : (
          <ol className={styles.reports} aria-label={`${row.title}的报告`}>
            {row.reports.map((report) => (
              <li key={report.id} className={styles.report}>
                <span className={styles.said}>
                  {report.reporterName}，{shownTime(report.submittedAt)}
                  <StatusDot tone={reportTones[report.reportState]}>{ReportState.labels[report.reportState]}</StatusDot>
                </span>
                <p className={styles.words}>{report.content}</p>
                <FileLinks label="附件" files={report.files} />
                {report.opinion === '' ? null : <p className={styles.words}>意见：{report.opinion}</p>}
              </li>
            ))}
          </ol>
        )}
        <div className={styles.acts}>{renderActs(row)}</div>
      </Row>
    ))}
  </RowList>
);
