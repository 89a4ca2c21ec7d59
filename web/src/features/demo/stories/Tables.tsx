import { useSelection } from '../../../kit/list/useSelection.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { toast } from '../../../ui/toast.ts';

interface Person {
  name: string;
  place: string;
  isActive: boolean;
}

const people: readonly Person[] = [
  { name: '晏清河', place: '信息工程学院', isActive: true },
  { name: '封若素', place: '教务处 / 学分与学籍科', isActive: true },
  { name: '饶明哲', place: '教务处 / 教学运行科', isActive: false },
];

const columns: readonly Column<Person>[] = [
  { key: 'name', head: '员工', cell: ({ name }) => <b>{name}</b> },
  { key: 'place', head: '部门', cell: ({ place }) => place },
  {
    key: 'status',
    head: '状态',
    width: 96,
    cell: ({ isActive }) => <StatusDot tone={isActive ? 'passed' : 'idle'}>{isActive ? '在职' : '已停用'}</StatusDot>,
  },
];

const nameOf = ({ name }: Person): string => name;

export function Tables() {
  const { chosen, selection, clear } = useSelection(people, nameOf, nameOf);
  return (
    <div>
      <Table caption="员工" columns={columns} rows={people} rowKey={nameOf} selection={selection} />
      <BulkBar count={chosen.length} total={people.length} unit="位" onAll={selection.toggleAll} onClear={clear}>
        <Button size="sm" variant="danger" onClick={() => toast(`停用成功，共 ${chosen.length} 位`)}>
          停用
        </Button>
      </BulkBar>
    </div>
  );
}
