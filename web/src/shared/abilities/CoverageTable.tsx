import type { AskedItem, StageView } from '#contract/course/typicalPosition.ts';
import type { Coverage } from '#contract/rules/typicalPlan.ts';
import type { Column } from '../../ui/Table.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tag } from '../../ui/Tag.tsx';

interface CoverageTableProps {
  items: readonly AskedItem[];
  stages: readonly Pick<StageView, 'stageName'>[];
  coverage: readonly Coverage[];
}

/** Which of the demands the courses lead to: what the whole course system is judged by. */
export function CoverageTable({ items, stages, coverage }: CoverageTableProps) {
  const names = new Map(items.map(({ id, abilityName }) => [id, abilityName]));
  const shown = coverage.filter(({ abilityId }) => names.has(abilityId));
  return (
    <Table
      caption="课程体系够不够"
      columns={columnsOf(names, stages)}
      rows={shown}
      rowKey={({ abilityId }) => abilityId}
    />
  );
}

const columnsOf = (names: ReadonlyMap<string, string>, stages: CoverageTableProps['stages']): Column<Coverage>[] => [
  { key: 'name', head: '能力项', cell: ({ abilityId }) => names.get(abilityId) ?? '' },
  { key: 'wanted', head: '要求', width: 80, cell: ({ wanted }) => `第 ${wanted} 级` },
  {
    key: 'reached',
    head: '课程到',
    width: 96,
    cell: ({ reached }) => (reached === 0 ? '没有课程' : `第 ${reached} 级`),
  },
  { key: 'stage', head: '在哪一段', cell: ({ stage }) => (stage === null ? '' : (stages[stage]?.stageName ?? '')) },
  {
    key: 'state',
    head: '够不够',
    width: 104,
    cell: ({ wanted, reached }) =>
      reached >= wanted ? <Tag tone="ok">达到要求</Tag> : <Tag tone="warn">{`差 ${wanted - reached} 级`}</Tag>,
  },
];
