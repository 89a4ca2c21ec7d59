import type { Plan } from '#contract/course/typicalPlan.ts';
import type { Column } from '../../ui/Table.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { TagTone } from '../../ui/Tag.tsx';

type Change = Plan['changes'][number];

const words: Readonly<Record<Change['kind'], { label: string; tone: TagTone }>> = {
  added: { label: '新增', tone: 'ok' },
  removed: { label: '删除', tone: 'danger' },
  changed: { label: '修改', tone: 'info' },
  moved: { label: '移动', tone: 'neutral' },
  replaced: { label: '替换', tone: 'warn' },
};

const columns: Column<Change>[] = [
  { key: 'name', head: '哪里', width: 160, cell: ({ name }) => name },
  { key: 'kind', head: '怎样', width: 80, cell: ({ kind }) => <Tag tone={words[kind].tone}>{words[kind].label}</Tag> },
  { key: 'before', head: '原来', cell: ({ before }) => before },
  { key: 'after', head: '现在', cell: ({ after }) => after },
];

/** What differs from the public version, line by line. */
export const ChangeTable = ({ changes }: { changes: readonly Change[] }) => (
  <Table
    caption="与公开的不同"
    density="compact"
    columns={columns}
    rows={changes}
    rowKey={({ target, kind }) => `${kind} ${target}`}
  />
);
