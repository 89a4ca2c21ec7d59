import type { TestGain } from '#contract/position/match.ts';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

interface TestGainTableProps {
  tests: readonly TestGain[];
  /** Whose demands the result is read against. */
  vacancyId: string;
  now: number;
}

/** Tests that can raise a match, the one that can raise it most first. */
export const TestGainTable = ({ tests, vacancyId, now }: TestGainTableProps) => (
  <Table
    caption="考哪些测评能补上"
    columns={columnsOf(vacancyId, now)}
    rows={tests}
    rowKey={({ assessmentId }) => assessmentId}
  />
);

const columnsOf = (vacancyId: string, now: number): Column<TestGain>[] => [
  {
    key: 'title',
    head: '测评',
    cell: ({ assessmentId, title }) => (
      <TextLink to={`/account/positiontest/test?examId=${assessmentId}&jobId=${vacancyId}`}>{title}</TextLink>
    ),
  },
  { key: 'minutes', head: '时长', width: 100, cell: ({ minutes }) => (minutes === null ? '不限' : `${minutes} 分钟`) },
  { key: 'gain', head: '匹配度', width: 160, cell: ({ percent }) => `${now}% → 最高 ${percent}%` },
];
