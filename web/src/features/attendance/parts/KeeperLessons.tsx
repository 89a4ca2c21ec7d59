import { useState } from 'react';
import { LessonState } from '#contract/rules/school.ts';
import { SessionState } from '#contract/rules/attendance.ts';
import type { TaughtLesson } from '#contract/user/attendance.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { boardHref, dayIn, lessonList, rollHref } from './addresses.ts';
import styles from './CheckIn.module.css';
import { OpenDialog } from './OpenDialog.tsx';
import { clocks } from './states.tsx';

/** The lessons of a day whose rolls somebody keeps, with the way to each. */
export function KeeperLessons({ rows, day }: { rows: LoadedPage<TaughtLesson>; day: string }) {
  const list = useList(lessonList, rows);
  const [opening, setOpening] = useState<TaughtLesson | null>(null);
  const [typed, setTyped] = useState(day);
  const go = (next: string) => {
    setTyped(next);
    if (dayIn(next)) list.change({ filters: { day: next }, page: 1 });
  };
  const today = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      看今天
    </LinkButton>
  );
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.day}>
          <DateField size="sm" aria-label="哪一天" value={typed} onChange={go} />
        </span>
        <ListSearch list={list} label="课程名称" />
      </div>
      <List of={list} unit="节" empty={<Empty title="这一天没有课" note="换一天，或者看今天的课" action={today} />}>
        {(lessons) => (
          <Table
            caption="一天的课"
            columns={columnsOf(setOpening)}
            rows={lessons}
            rowKey={({ lessonId }) => lessonId}
          />
        )}
      </List>
      {opening ? <OpenDialog lesson={opening} onClose={() => setOpening(null)} /> : null}
    </>
  );
}

const columnsOf = (onOpen: (row: TaughtLesson) => void): Column<TaughtLesson>[] => [
  {
    key: 'name',
    head: '课程',
    cell: (row) => (
      <>
        {row.offeringName}
        <span className={styles.two}>{[...row.gradeNames, ...row.teacherNames].join('，')}</span>
      </>
    ),
  },
  { key: 'when', head: '时间', width: 130, cell: clocks },
  { key: 'place', head: '地点', width: 150, cell: ({ place }) => place || '未安排' },
  { key: 'counts', head: '到课', width: 190, cell: (row) => <Counted row={row} /> },
  { key: 'act', head: '操作', hideHead: true, act: true, align: 'end', width: 170, cell: (row) => actsOf(row, onOpen) },
];

function Counted({ row: { session, lessonState, counts } }: { row: TaughtLesson }) {
  if (lessonState === LessonState.cancelled) return <Tag>停课</Tag>;
  if (session === null) return counts.leave > 0 ? `请假 ${counts.leave}` : '未签到';
  const { present, late, leave, absent, missing } = counts;
  const parts = [`${present + late} / ${present + late + absent + missing}`, leave > 0 && `请假 ${leave}`];
  return (
    <>
      {parts.filter(Boolean).join('，')}
      {session.sessionState === SessionState.open ? <span className={styles.two}>签到中</span> : null}
    </>
  );
}

function actsOf(row: TaughtLesson, onOpen: (row: TaughtLesson) => void) {
  const { session, lessonState, offeringName, beginsAt } = row;
  const of = `${beginsAt.slice(11, 16)} ${offeringName}`;
  if (lessonState === LessonState.cancelled) return null;
  if (session === null) {
    return (
      <Button size="sm" aria-label={`开签到：${of}`} onClick={() => onOpen(row)}>
        开签到
      </Button>
    );
  }
  return (
    <span className={styles.acts}>
      <LinkButton size="sm" variant="text" to={boardHref(session.id)} aria-label={`大屏幕：${of}`}>
        大屏幕
      </LinkButton>
      <LinkButton size="sm" variant="text" to={rollHref(session.id)} aria-label={`点名表：${of}`}>
        点名表
      </LinkButton>
    </span>
  );
}
