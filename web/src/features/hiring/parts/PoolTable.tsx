import type { Candidate } from '#contract/position/hiringShapes.ts';
import { ApplicationSource, DeclineReason } from '#contract/rules/hiring.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { Link } from '../../../ui/Link.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column, Selection } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { stateTones } from '../../../shared/vacancies/stateTones.ts';
import { candidatePath } from './addresses.ts';
import styles from './Candidate.module.css';

const columns: Column<Candidate>[] = [
  {
    key: 'name',
    head: '候选人',
    cell: (row) => (
      <>
        <Link to={candidatePath(row.id)} className={styles.name}>
          {row.name}
        </Link>
        {row.headline ? <span className={styles.words}>{row.headline}</span> : null}
      </>
    ),
  },
  { key: 'vacancy', head: '职位', cell: (row) => row.vacancyName },
  {
    key: 'state',
    head: '阶段',
    width: 170,
    cell: (row) => (
      <StatusDot tone={stateTones[row.applicationState]} reason={DeclineReason.labels[row.declineReason] || undefined}>
        {ApplicationState.labels[row.applicationState]}，{shownTime(row.stageAt)}
      </StatusDot>
    ),
  },
  { key: 'source', head: '来源', width: 90, cell: (row) => ApplicationSource.labels[row.applicationSource] },
  {
    key: 'tags',
    head: '标签',
    cell: (row) => (
      <span className={styles.tags}>
        {row.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    ),
  },
  { key: 'applied', head: '投递', width: 110, cell: (row) => shownTime(row.appliedAt) },
];

/** The pool as a table, to choose many from. */
export const PoolTable = ({ rows, selection }: { rows: Candidate[]; selection?: Selection<Candidate> }) => (
  <Table caption="候选人" columns={columns} rows={rows} rowKey={({ id }) => id} selection={selection} />
);
