import type { Overview, RunRow } from '#contract/exam/runningShapes.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PathProgress } from '../../../ui/PathProgress.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { OnAct } from './acts.ts';
import { SITTING, useHref } from './addresses.ts';
import styles from './Roster.module.css';
import { RowActs } from './RowActs.tsx';
import { agoText, exactClock, standingOf } from './runText.ts';

interface RunTableProps {
  of: Overview;
  rows: readonly RunRow[];
  onAct: OnAct;
}

/** The candidates as lines, the most urgent first; several may be meant at once. */
export function RunTable({ of, rows, onAct }: RunTableProps) {
  const href = useHref();
  const { chosen, selection, clear } = useSelection(
    rows,
    ({ candidateId }) => candidateId,
    ({ userName }) => userName,
  );
  const columns = columnsOf(of, href, onAct);
  return (
    <>
      <BulkBar count={selection.count} total={rows.length} unit="人" onAll={selection.toggleAll} onClear={clear}>
        <Button size="sm" onClick={() => onAct({ kind: 'extend', rows: chosen })}>
          延时
        </Button>
        <Button size="sm" onClick={() => onAct({ kind: 'notice', rows: chosen })}>
          发消息
        </Button>
        <Button size="sm" onClick={() => onAct({ kind: 'pause', rows: chosen })}>
          暂停
        </Button>
        <Button size="sm" onClick={() => onAct({ kind: 'resume', rows: chosen })}>
          继续
        </Button>
      </BulkBar>
      <Table
        caption="考生的作答情况"
        columns={columns}
        rows={rows}
        rowKey={({ candidateId }) => candidateId}
        selection={selection}
      />
    </>
  );
}

function columnsOf(of: Overview, href: ReturnType<typeof useHref>, onAct: OnAct): Column<RunRow>[] {
  return [
    {
      key: 'who',
      head: '考生',
      cell: ({ userName, studentNumber, candidateNo, sittingId }) => (
        <>
          {sittingId === null ? (
            <span className={styles.name}>{userName}</span>
          ) : (
            <TextLink to={href(SITTING, sittingId)} preventScrollReset className={styles.name}>
              {userName}
            </TextLink>
          )}
          <span className={styles.sub}>{[studentNumber, `编号 ${candidateNo}`].filter(Boolean).join('　')}</span>
        </>
      ),
    },
    {
      key: 'state',
      head: '状态',
      cell: (row) => {
        const { tone, label, why } = standingOf(row, of.now);
        return (
          <StatusDot tone={tone} reason={why || undefined}>
            {label}
          </StatusDot>
        );
      },
    },
    {
      key: 'answered',
      head: '已答',
      width: 150,
      cell: ({ countAnswered, countItems }) => (
        <PathProgress
          value={countItems === 0 ? 0 : (countAnswered / countItems) * 100}
          label="已答"
          after={`${countAnswered} / ${countItems}`}
        />
      ),
    },
    {
      key: 'saved',
      head: '最后保存',
      align: 'end',
      width: 110,
      cell: ({ lastSavedAt, extraMinutes }) => (
        <>
          {exactClock(lastSavedAt)}
          {lastSavedAt === null ? null : <span className={styles.sub}>{agoText(lastSavedAt, of.now)}</span>}
          {extraMinutes > 0 ? <span className={styles.sub}>单独延长 {extraMinutes} 分钟</span> : null}
        </>
      ),
    },
    {
      key: 'acts',
      head: '操作',
      hideHead: true,
      act: true,
      align: 'end',
      width: 230,
      cell: (row) => <RowActs of={of} row={row} onAct={onAct} />,
    },
  ];
}
