import { weekdayOf } from '#contract/rules/calendar.ts';
import { DayKind } from '#contract/rules/school.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Stretch } from './stretches.ts';
import styles from './Term.module.css';

interface StretchTableProps {
  stretches: readonly Stretch[];
  onEdit: (stretch: Stretch) => void;
  onRemove: (stretch: Stretch) => void;
}

/** The days of a year that differ from the week, one line for each stretch of them. */
export function StretchTable({ stretches, ...acts }: StretchTableProps) {
  return <Table caption="放假与调休" rows={stretches} rowKey={({ key }) => key} columns={columnsOf(acts)} />;
}

const weekdayName = (day: string): string => `周${'一二三四五六日'[weekdayOf(day) - 1]}`;

const isShifted = ({ days }: Stretch): boolean => days[0]!.dayKind === DayKind.shifted;

const columnsOf = ({ onEdit, onRemove }: Omit<StretchTableProps, 'stretches'>): Column<Stretch>[] => [
  { key: 'name', head: '名称', cell: ({ name }) => name },
  {
    key: 'days',
    head: '日子',
    width: 250,
    cell: ({ from, to, days }) =>
      from === to ? `${from} ${weekdayName(from)}` : `${from} 至 ${to}，${days.length} 天`,
  },
  { key: 'what', head: '怎么过', width: 220, cell: (stretch) => (isShifted(stretch) ? followed(stretch) : '放假') },
  {
    key: 'lessons',
    head: '当天的课',
    width: 100,
    cell: (stretch) =>
      stretch.countLesson > 0 ? `${isShifted(stretch) ? '' : '还有 '}${stretch.countLesson} 节` : '没有',
  },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    width: 110,
    align: 'end',
    cell: (stretch) => (
      <span className={styles.acts}>
        {stretch.days.length === 1 ? (
          <Button size="sm" variant="text" aria-label={`修改 ${stretch.name}`} onClick={() => onEdit(stretch)}>
            修改
          </Button>
        ) : null}
        <Button size="sm" variant="text" aria-label={`删除 ${stretch.name}`} onClick={() => onRemove(stretch)}>
          删除
        </Button>
      </span>
    ),
  },
];

function followed({ days }: Stretch): string {
  const { follows } = days[0]!;
  return follows === null ? '上课' : `补 ${follows} ${weekdayName(follows)}的课`;
}
