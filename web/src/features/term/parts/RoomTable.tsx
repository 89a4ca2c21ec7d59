import { RowState } from '#contract/rules/rowStates.ts';
import { RoomKind } from '#contract/rules/school.ts';
import type { Room } from '#contract/user/schoolRoom.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import styles from './Term.module.css';

interface RoomTableProps {
  rooms: readonly Room[];
  onEdit: (room: Room) => void;
  onStand: (room: Room) => void;
}

/** The rooms of a page. */
export function RoomTable({ rooms, ...acts }: RoomTableProps) {
  return <Table caption="教室" rows={rooms} rowKey={({ id }) => id} columns={columnsOf(acts)} />;
}

const columnsOf = ({ onEdit, onStand }: Omit<RoomTableProps, 'rooms'>): Column<Room>[] => [
  { key: 'name', head: '教室', width: 110, cell: ({ roomName }) => roomName },
  {
    key: 'place',
    head: '位置',
    cell: ({ campusName, building }) => [campusName, building].filter(Boolean).join('，'),
  },
  { key: 'kind', head: '类型', width: 96, cell: ({ roomKind }) => RoomKind.labels[roomKind] },
  { key: 'seats', head: '座位', width: 64, align: 'end', cell: ({ seats }) => seats },
  { key: 'things', head: '设备', width: 180, cell: ({ equipment }) => equipment.join('、') || '没有登记' },
  {
    key: 'state',
    head: '状态',
    width: 90,
    cell: ({ statusId }) =>
      statusId === RowState.normal ? (
        <StatusDot tone="passed">使用中</StatusDot>
      ) : (
        <StatusDot tone="idle">已停用</StatusDot>
      ),
  },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    width: 110,
    align: 'end',
    cell: (room) => (
      <span className={styles.acts}>
        <Button size="sm" variant="text" aria-label={`修改 ${room.roomName}`} onClick={() => onEdit(room)}>
          修改
        </Button>
        <Button size="sm" variant="text" aria-label={`${actOf(room)} ${room.roomName}`} onClick={() => onStand(room)}>
          {actOf(room)}
        </Button>
      </span>
    ),
  },
];

const actOf = ({ statusId }: Room): string => (statusId === RowState.normal ? '停用' : '启用');
