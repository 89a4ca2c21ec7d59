import { Plus } from 'lucide-react';
import { useState } from 'react';
import { termName } from '#contract/rules/terms.ts';
import type { KeptTerm } from '#contract/user/schoolTerm.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { termList } from './addresses.ts';
import { removeTerm } from './calls.ts';
import styles from './Term.module.css';
import { TermDialog } from './TermDialog.tsx';

type Open = { act: 'add' } | { act: 'edit' | 'remove'; row: KeptTerm } | null;

/** The semesters of the school, the latest first. */
export function Terms({ rows, today }: { rows: LoadedPage<KeptTerm>; today: string }) {
  const list = useList(termList, rows);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const add = (
    <Button
      variant="primary"
      size="sm"
      icon={<Plus size={16} aria-hidden="true" />}
      onClick={() => setOpen({ act: 'add' })}
    >
      添加学期
    </Button>
  );
  const isEmpty = list.source.page?.totalCount === 0;
  return (
    <>
      {isEmpty ? null : (
        <div className={styles.bar}>
          <span className={styles.end}>{add}</span>
        </div>
      )}
      <List
        of={list}
        unit="个学期"
        empty={<Empty title="还没有学期" note="先添加一个，之后才能开课与排课" action={add} />}
      >
        {(terms) => (
          <Table
            caption="学期"
            rows={terms}
            rowKey={({ id }) => id}
            columns={columnsOf({
              today,
              onEdit: (row) => setOpen({ act: 'edit', row }),
              onRemove: (row) => setOpen({ act: 'remove', row }),
            })}
          />
        )}
      </List>
      {open?.act === 'add' ? <TermDialog today={today} onClose={close} /> : null}
      {open?.act === 'edit' ? <TermDialog today={today} row={open.row} onClose={close} /> : null}
      {open?.act === 'remove' ? <RemoveTerm row={open.row} onClose={close} /> : null}
    </>
  );
}

interface Acts {
  today: string;
  onEdit: (row: KeptTerm) => void;
  onRemove: (row: KeptTerm) => void;
}

const columnsOf = ({ today, onEdit, onRemove }: Acts): Column<KeptTerm>[] => [
  { key: 'name', head: '学期', cell: (row) => termName(row) },
  { key: 'days', head: '起止', width: 210, cell: ({ beginOn, endOn }) => `${beginOn} 至 ${endOn}` },
  { key: 'weeks', head: '周数', width: 70, cell: ({ weeks }) => `${weeks} 周` },
  {
    key: 'holds',
    head: '开课与课次',
    width: 150,
    cell: ({ countOffering, countLesson }) => `${countOffering} 个开课，${countLesson} 节课`,
  },
  {
    key: 'state',
    head: '状态',
    width: 110,
    cell: ({ isCurrent, week, endOn }) =>
      isCurrent === 1 ? (
        <StatusDot tone="passed">第 {week} 周</StatusDot>
      ) : (
        <StatusDot tone={endOn < today ? 'idle' : 'waiting'}>{endOn < today ? '已结束' : '未开始'}</StatusDot>
      ),
  },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    width: 120,
    align: 'end',
    cell: (row) => (
      <span className={styles.acts}>
        <Button size="sm" variant="text" aria-label={`修改 ${termName(row)}`} onClick={() => onEdit(row)}>
          修改
        </Button>
        <Button size="sm" variant="text" aria-label={`删除 ${termName(row)}`} onClick={() => onRemove(row)}>
          删除
        </Button>
      </span>
    ),
  },
];

function RemoveTerm({ row, onClose }: { row: KeptTerm; onClose: () => void }) {
  const remove = usePress(removeTerm);
  return (
    <ConfirmDialog
      open
      danger
      title={`删除「${termName(row)}」`}
      note={
        row.countOffering > 0
          ? `里面有 ${row.countOffering} 个开课、${row.countLesson} 节课，有开课的学期不能删除`
          : '里面没有开课，删除之后可以再添加'
      }
      confirmLabel="删除"
      loading={remove.sending}
      loadingLabel="删除中"
      onConfirm={() => void remove.send({ id: row.id }, '删除成功').then(onClose)}
      onClose={onClose}
    />
  );
}
