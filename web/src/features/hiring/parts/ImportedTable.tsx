import type { Imported } from '#contract/position/importedTalent.ts';
import { ConsentGround, ImportedStage } from '#contract/rules/importedTalent.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Link } from '../../../ui/Link.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column, Selection } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './Candidate.module.css';
import { importedPath } from './importedCalls.ts';

const { fresh, talking, interview, offer, hired, declined } = ImportedStage;

/** How a stage looks in a list. */
const stageTones = {
  [fresh]: 'waiting',
  [talking]: 'waiting',
  [interview]: 'waiting',
  [offer]: 'waiting',
  [hired]: 'passed',
  [declined]: 'idle',
} as const;

const columns: Column<Imported>[] = [
  {
    key: 'name',
    head: '姓名',
    cell: (row) => (
      <>
        <Link to={importedPath(row.id)} className={styles.name}>
          {row.talentName}
        </Link>
        <span className={styles.words}>
          {[row.headline, row.schoolName, row.companyName].filter(Boolean).join('，')}
        </span>
      </>
    ),
  },
  { key: 'vacancy', head: '为哪个职位', cell: (row) => row.vacancyName || '不为某个职位' },
  {
    key: 'stage',
    head: '阶段',
    width: 170,
    cell: (row) => (
      <StatusDot tone={stageTones[row.talentStage]}>
        {ImportedStage.labels[row.talentStage]}，{shownTime(row.stageAt)}
      </StatusDot>
    ),
  },
  { key: 'ground', head: '来源', width: 130, wideOnly: true, cell: (row) => ConsentGround.labels[row.consentGround] },
  {
    key: 'tags',
    head: '标签',
    cell: ({ tags }) =>
      tags.length === 0 ? null : (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
      ),
  },
  { key: 'until', head: '存到', width: 120, cell: (row) => row.keepUntil },
];

/** The imported people as a table, to choose many from. */
export const ImportedTable = ({ rows, selection }: { rows: Imported[]; selection?: Selection<Imported> }) => (
  <Table caption="导入的人" columns={columns} rows={rows} rowKey={({ id }) => id} selection={selection} />
);
