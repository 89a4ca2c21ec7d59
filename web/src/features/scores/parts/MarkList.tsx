import type { getScoreInfo, ScoredTerm } from '#contract/user/orgStudent.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ScoreMark } from '#contract/rules/scores.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { Appeal } from './Appeal.tsx';
import styles from './Scores.module.css';

type Mark = ScoredTerm['offerings'][number];

/** 平时 85（30%）、期末 缺考（70%）. */
const partsText = ({ parts }: Mark): string =>
  parts
    .map(({ partName, weight, score, scoreMark }) => {
      const text = scoreMark === ScoreMark.plain ? score : ScoreMark.labels[scoreMark];
      return `${partName} ${text}（${weight}%）`;
    })
    .join('，');

const columns: Column<Mark>[] = [
  { key: 'name', head: '开课', cell: ({ offeringName }) => offeringName },
  { key: 'teacher', head: '老师', width: 90, cell: ({ teacherName }) => teacherName || '未定' },
  { key: 'parts', head: '组成', width: 260, cell: partsText },
  { key: 'credit', head: '学分', width: 64, align: 'end', cell: ({ credit }) => credit },
  { key: 'total', head: '总评', width: 72, align: 'end', cell: ({ total }) => total ?? '免修' },
  { key: 'point', head: '绩点', width: 64, align: 'end', cell: ({ point }) => point?.toFixed(2) ?? '不计' },
  {
    key: 'state',
    head: '结果',
    width: 88,
    cell: ({ isPassed }) => (
      <StatusDot tone={isPassed === 1 ? 'passed' : 'failed'}>{isPassed === 1 ? '合格' : '不合格'}</StatusDot>
    ),
  },
];

const appealColumn: Column<Mark> = {
  key: 'appeal',
  head: '申诉',
  width: 120,
  cell: (mark) => <Appeal mark={mark} />,
};

interface MarkListProps {
  marks: OutputOf<typeof getScoreInfo.output>;
  /** One's own: each can be objected to for some days. */
  canAppeal?: boolean;
}

/** The released marks of somebody, semester by semester. */
export function MarkList({ marks, canAppeal = false }: MarkListProps) {
  if (marks.terms.length === 0) return <Empty title="还没有公布的成绩" note="老师公布以后会发消息，成绩出现在这里" />;
  return (
    <>
      <Figures
        items={[
          { name: '平均绩点', value: marks.averagePoint?.toFixed(2) ?? '不计' },
          { name: '获得学分', value: marks.earnedCredit },
          { name: '开课', value: marks.terms.reduce((sum, { offerings }) => sum + offerings.length, 0) },
        ]}
      />
      {marks.terms.map(({ termName, offerings }) => (
        <section key={termName} aria-label={termName} className={styles.section}>
          <SectionHead title={termName} />
          <Table
            caption={termName}
            columns={canAppeal ? [...columns, appealColumn] : columns}
            rows={offerings}
            rowKey={({ offeringId }) => offeringId}
          />
        </section>
      ))}
    </>
  );
}
