import { useState } from 'react';
import type { Student } from '#contract/course/courseClass.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { rosterList } from './addresses.ts';
import { removeStudents } from './calls.ts';
import styles from './Offerings.module.css';

interface RosterListingProps {
  offeringId: string;
  /** Whether the roster can still be changed. */
  isOpen: boolean;
  rows: LoadedPage<Student>;
}

const ways = [
  { key: 'all', label: '全部' },
  { key: 'class', label: '随班' },
  { key: 'single', label: '单独加入' },
] as const;

/** The roster; single learners can be taken off it. */
export function RosterListing({ offeringId, isOpen, rows }: RosterListingProps) {
  const list = useList(rosterList, rows);
  const [leaving, setLeaving] = useState<Student | null>(null);
  const { send, sending } = usePress(removeStudents);
  const remove = async (student: Student) => {
    await send({ id: offeringId, userNos: [student.userNo] }, '移除成功');
    setLeaving(null);
  };
  return (
    <>
      <div className={styles.bar}>
        <ListSearch list={list} label="姓名或学号" />
      </div>
      <FilterRows>
        <FilterRow
          label="怎么进来的"
          current={list.filters.way}
          options={ways.map((one) => ({ ...one, to: list.hrefOf({ filters: { way: one.key } }) }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="人"
        empty={<Empty title="没有符合条件的学生" note="班级里的学生会自己在名单里，也可以单独加人" />}
      >
        {(students) => (
          <Table
            caption="开课名单"
            density="compact"
            rows={students}
            rowKey={({ userNo }) => userNo}
            columns={isOpen ? [...facts, actOf(setLeaving)] : facts}
          />
        )}
      </List>
      {leaving ? (
        <ConfirmDialog
          open
          danger
          title={`移除「${leaving.studentName}」`}
          note="从这个开课的名单里移除，之后可以再加"
          confirmLabel="移除"
          loading={sending}
          loadingLabel="移除中"
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </>
  );
}

const facts: Column<Student>[] = [
  { key: 'name', head: '姓名', width: 160, cell: ({ studentName }) => studentName },
  { key: 'number', head: '学号', width: 160, cell: ({ studentNumber }) => studentNumber || '没有登记' },
  { key: 'class', head: '班级', cell: ({ gradeName }) => gradeName || '单独加入' },
];

const actOf = (onRemove: (student: Student) => void): Column<Student> => ({
  key: 'act',
  head: '操作',
  hideHead: true,
  act: true,
  width: 90,
  align: 'end',
  cell: (student) =>
    student.isSingle === 1 ? (
      <Button size="sm" variant="text" aria-label={`移除 ${student.studentName}`} onClick={() => onRemove(student)}>
        移除
      </Button>
    ) : null,
});
