import type { Gain } from '#contract/position/match.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Courses that raise a match, those that raise it most in an hour first. */
export const GainTable = ({ gains, now }: { gains: readonly Gain[]; now: number }) => (
  <Table caption="学哪些课能补上" columns={columnsOf(now)} rows={gains} rowKey={({ courseId }) => courseId} />
);

const columnsOf = (now: number): Column<Gain>[] => [
  {
    key: 'name',
    head: '课程',
    cell: ({ courseId, courseName, courseCategory }) => (
      <TextLink to={coursePath({ id: courseId, courseCategory })}>{courseName}</TextLink>
    ),
  },
  { key: 'hours', head: '时长', width: 100, cell: ({ hours }) => `约 ${hours} 小时` },
  { key: 'gain', head: '匹配度', width: 140, cell: ({ percent }) => `${now}% → ${percent}%` },
];
