import { useState } from 'react';
import { LeaveState, LeaveType } from '#contract/rules/leave.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { Leave } from '#contract/user/leave.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { usePress } from '../../../kit/usePress.ts';
import { LeavePath } from '../../../shared/leave/LeavePath.tsx';
import { stretchText } from '../../../shared/leave/leaveText.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../ui/StatusDot.tsx';
import { leaveList } from './addresses.ts';
import { cancelLeave } from './calls.ts';
import styles from './Leave.module.css';

const tones: Record<LeaveState, StatusTone> = { 0: 'waiting', 1: 'passed', 2: 'failed', 3: 'idle' };

/** A learner's leaves with the way each has gone; what is still to come of one may be taken back. */
export function MyLeaves({ rows, askHref }: { rows: LoadedPage<Leave>; askHref: string }) {
  const list = useList(leaveList, rows);
  const [row, setRow] = useState<Leave | null>(null);
  const { send, sending } = usePress(cancelLeave);
  const options = [
    { key: '', label: '全部' },
    ...LeaveState.values.map((value) => ({ key: String(value), label: LeaveState.labels[value] })),
  ];
  const ask = (
    <LinkButton to={askHref} size="sm" variant="primary">
      去请假
    </LinkButton>
  );
  const cancel = async (id: string) => {
    await send({ id }, '撤销成功');
    setRow(null);
  };
  return (
    <>
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={options.map(({ key, label }) => ({
            key,
            label,
            to: list.hrefOf({ filters: { state: key as '' } }),
          }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="份"
        empty={
          <Nothing
            list={list}
            conditions={['state']}
            title="还没有请过假"
            note="写好起止时间，会缺的课自己列出来"
            action={ask}
          />
        }
      >
        {(leaves) => (
          <RowList label="我的请假">
            {leaves.map((one) => (
              <LeaveRow key={one.id} row={one} onCancel={() => setRow(one)} />
            ))}
          </RowList>
        )}
      </List>
      {row ? (
        <ConfirmDialog
          open
          title="撤销请假"
          note={
            row.leaveState === LeaveState.passed
              ? '还没开始的作废；已经开始的从现在起销假，前面的照样算请假。'
              : '收回这份请假，老师不再审批。'
          }
          confirmLabel="撤销"
          danger
          loading={sending}
          loadingLabel="撤销中"
          onConfirm={() => void cancel(row.id)}
          onClose={() => setRow(null)}
        />
      ) : null}
    </>
  );
}

function LeaveRow({ row, onCancel }: { row: Leave; onCancel: () => void }) {
  const said = row.steps.filter(({ opinion }) => opinion !== '');
  return (
    <Row
      heading="h2"
      stacks
      title={`${LeaveType.labels[row.leaveType]} ${row.days} 天`}
      meta={`${stretchText(row)}，${row.lessonCount === 0 ? '不缺课' : `${row.lessonCount} 节课`}，${shownTime(row.submitTime)} 提交`}
      end={
        <>
          <StatusDot tone={tones[row.leaveState]}>{LeaveState.labels[row.leaveState]}</StatusDot>
          {row.canCancel === 1 ? (
            <Button size="sm" variant="text" onClick={onCancel}>
              撤销
            </Button>
          ) : null}
        </>
      }
    >
      <p>{row.reason}</p>
      <div className={styles.path}>
        <LeavePath leave={row} />
      </div>
      {said.length > 0 ? (
        <p className={styles.opinions}>
          {said.map(({ approverName, opinion }) => `${approverName}：${opinion}`).join('；')}
        </p>
      ) : null}
    </Row>
  );
}
