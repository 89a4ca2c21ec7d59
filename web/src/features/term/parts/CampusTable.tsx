import { Plus } from 'lucide-react';
import type { Campus } from '#contract/user/schoolRoom.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import styles from './Term.module.css';

interface CampusTableProps {
  campuses: readonly Campus[];
  onAdd: () => void;
  onEdit: (campus: Campus) => void;
  onRemove: (campus: Campus) => void;
}

/** Where the school is. */
export function CampusTable({ campuses, onAdd, ...acts }: CampusTableProps) {
  const add = (
    <Button size="sm" icon={<Plus size={16} aria-hidden="true" />} onClick={onAdd}>
      添加校区
    </Button>
  );
  if (campuses.length === 0) {
    return <Empty title="还没有校区" note="教室都在校区里，先添加一个" action={add} />;
  }
  return (
    <section className={styles.section}>
      <SectionHead title="校区" action={add} />
      <Table caption="校区" rows={campuses} rowKey={({ id }) => id} columns={columnsOf(acts)} />
    </section>
  );
}

const columnsOf = ({ onEdit, onRemove }: Pick<CampusTableProps, 'onEdit' | 'onRemove'>): Column<Campus>[] => [
  { key: 'name', head: '名称', width: 200, cell: ({ campusName }) => campusName },
  { key: 'address', head: '地址', cell: ({ address }) => address || '未登记' },
  { key: 'rooms', head: '教室', width: 90, cell: ({ countRoom }) => `${countRoom} 间` },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    width: 110,
    align: 'end',
    cell: (campus) => (
      <span className={styles.acts}>
        <Button size="sm" variant="text" aria-label={`修改 ${campus.campusName}`} onClick={() => onEdit(campus)}>
          修改
        </Button>
        <Button size="sm" variant="text" aria-label={`删除 ${campus.campusName}`} onClick={() => onRemove(campus)}>
          删除
        </Button>
      </span>
    ),
  },
];
