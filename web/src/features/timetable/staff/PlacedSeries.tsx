import { bellsWords, weekdayName, weeksWords } from '#contract/rules/calendarWords.ts';
import { LessonKind } from '#contract/rules/school.ts';
import type { Series } from '#contract/user/orgStuSchedule.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { addressOf, mondayOf } from '../parts/addresses.ts';
import type { Changes } from '../plan/useChanges.tsx';
import { planList } from './lists.ts';
import styles from './Staff.module.css';

/** What is placed, with the way to its week, and the next lesson to move or cancel. */
export function PlacedSeries({ rows, changes }: { rows: LoadedPage<Series>; changes: Changes }) {
  const list = useList(planList, rows);
  return (
    <List of={list} empty={<Empty title="没有排好的课" note="换一个学期或条件，或者从「没有排满」开始排" />}>
      {(series) => (
        <Table
          caption="排好的课"
          density="compact"
          rows={series}
          rowKey={({ id }) => id}
          columns={columnsOf(changes)}
        />
      )}
    </List>
  );
}

const columnsOf = (changes: Changes): Column<Series>[] => [
  {
    key: 'name',
    head: '课程',
    cell: ({ offeringName, lessonKind }) => (
      <span className={styles.words}>
        {offeringName} <small>{LessonKind.labels[lessonKind]}</small>
      </span>
    ),
  },
  {
    key: 'when',
    head: '时间',
    width: 190,
    cell: (one) => `${weekdayName(one.weekday)} ${bellsWords(one.fromBell, one.toBell)}，${weeksWords(one)}`,
  },
  { key: 'grades', head: '班级', width: 110, cell: ({ gradeNames }) => gradeNames.join('、') || '无' },
  { key: 'teachers', head: '教师', width: 90, cell: ({ teacherNames }) => teacherNames.join('、') || '无' },
  { key: 'room', head: '教室', width: 140, cell: ({ roomName }) => roomName || '无' },
  { key: 'count', head: '次数', width: 64, align: 'end', cell: ({ lessonCount }) => lessonCount },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 176,
    cell: ({ next }) =>
      next ? (
        <span className={styles.acts}>
          {next.grades[0] ? (
            <TextLink to={addressOf('grade', { id: next.grades[0].id, week: mondayOf(next.day) })}>看课表</TextLink>
          ) : null}
          <Button variant="text" size="sm" onClick={() => changes.move(next)}>
            调课
          </Button>
          <Button variant="text" size="sm" onClick={() => changes.cancel(next)}>
            停课
          </Button>
        </span>
      ) : (
        '已上完'
      ),
  },
];
