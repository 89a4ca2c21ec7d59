import type { TestView } from '#contract/course/typicalPosition.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { Column } from '../../ui/Table.tsx';
import { Table } from '../../ui/Table.tsx';

const columns: Column<TestView>[] = [
  { key: 'title', head: '测评', cell: ({ title }) => title },
  { key: 'kind', head: '种类', width: 96, cell: ({ assessmentKind }) => AssessmentKind.labels[assessmentKind] },
  { key: 'minutes', head: '时长', width: 96, cell: ({ minutes }) => (minutes === null ? '不限' : `${minutes} 分钟`) },
  { key: 'attempts', head: '次数', width: 80, cell: ({ attempts }) => `${attempts} 次` },
  { key: 'time', head: '时间', width: 260, cell: (test) => timeText(test) },
];

/** Assessments of a position. */
export const TestTable = ({ tests }: { tests: readonly TestView[] }) => (
  <Table caption="测评" columns={columns} rows={tests} rowKey={({ id }) => id} />
);

function timeText({ beginsAt, endsAt }: TestView): string {
  if (beginsAt === null && endsAt === null) return '随时';
  const begins = beginsAt === null ? '现在' : shownTime(beginsAt);
  return endsAt === null ? `${begins}起` : `${begins}到 ${shownTime(endsAt)}`;
}
