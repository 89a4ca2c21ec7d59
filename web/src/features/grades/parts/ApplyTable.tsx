import type { Apply } from '#contract/exam/gradeApplyRecord.ts';
import { ApplyState } from '#contract/rules/grades.ts';
import { waitedText } from '#contract/rules/reviewClock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column, Selection } from '../../../ui/Table.tsx';
import type { ApplyAct } from './AnswerDialog.tsx';
import styles from './Grades.module.css';
import { applyTones, managerLabels } from './applyLabels.ts';

interface ApplyTableProps {
  applies: readonly Apply[];
  isMixed: boolean;
  /** Where they can be answered. */
  selection: Selection<Apply> | undefined;
  onAct: (act: ApplyAct, row: Apply) => void;
}

/** Applications with how long they wait. */
export function ApplyTable({ applies, isMixed, selection, onAct }: ApplyTableProps) {
  const columns = columnsOf(onAct).filter(({ key }) => key !== 'grade' || isMixed);
  return <Table caption="加入申请" columns={columns} rows={applies} rowKey={({ id }) => id} selection={selection} />;
}

const columnsOf = (onAct: ApplyTableProps['onAct']): Column<Apply>[] => [
  {
    key: 'who',
    head: '申请人',
    cell: (row) => (
      <span className={styles.who}>
        <Avatar name={row.userName} src={row.headImgUrl} size={32} />
        <span className={styles.words}>
          <b>{row.userName}</b>
          <small>{row.mobile}</small>
        </span>
      </span>
    ),
  },
  { key: 'grade', head: '班级', width: 150, cell: ({ gradeName }) => gradeName },
  { key: 'note', head: '申请说明', cell: ({ note }) => note || '没有写' },
  {
    key: 'age',
    head: '时间',
    width: 140,
    cell: (row) => (
      <span className={styles.words}>
        {shownTime(row.submitTime)}
        {row.auditStatus === ApplyState.waiting ? <small>{waitedText(row.waitedHours)}</small> : null}
      </span>
    ),
  },
  {
    key: 'acts',
    head: '答复',
    width: 150,
    act: true,
    align: 'end',
    cell: (row) => (row.auditStatus === ApplyState.waiting ? <Acts row={row} onAct={onAct} /> : <Answered row={row} />),
  },
];

function Acts({ row, onAct }: { row: Apply; onAct: ApplyTableProps['onAct'] }) {
  return (
    <span className={styles.acts}>
      <Button size="sm" variant="primary" aria-label={`通过${row.userName}的申请`} onClick={() => onAct('pass', row)}>
        通过
      </Button>
      <MoreMenu label={`${row.userName}的申请的更多操作`}>
        <MenuButton onSelect={() => onAct('refuse', row)}>不通过</MenuButton>
        <MenuButton onSelect={() => onAct('ignore', row)}>忽略</MenuButton>
      </MoreMenu>
    </span>
  );
}

const Answered = ({ row }: { row: Apply }) => (
  <StatusDot tone={applyTones[row.auditStatus]} reason={[row.auditorName, row.auditOpinion].filter(Boolean).join('：')}>
    {managerLabels[row.auditStatus]}
  </StatusDot>
);
