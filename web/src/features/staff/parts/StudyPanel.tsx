import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { Department } from '#contract/user/orgDepart.ts';
import type { listData, MemberStudy, myData } from '#contract/user/orgMembers.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { spokenSeconds } from '../../../shared/player/shownLength.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { studyList } from './addresses.ts';
import filters from './StaffFilters.module.css';
import styles from './StaffTable.module.css';

interface StudyPanelProps {
  study: LoadedPage<MemberStudy>;
  sums: OutputOf<typeof listData.output>['sums'] | undefined;
  departments: readonly Department[];
  mine: OutputOf<typeof myData.output> | null;
}

/** Sums, conditions, and a line for each of the people. */
export function StudyPanel({ study, sums, departments, mine }: StudyPanelProps) {
  const list = useList(studyList, study);
  const clear = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      清除条件
    </LinkButton>
  );
  return (
    <>
      <Figures
        items={[
          {
            name: '学习过的员工',
            value: sums?.studying ?? '–',
            note: list.source.page ? `共 ${list.source.page.totalCount} 人` : undefined,
          },
          { name: '累计学习', value: sums ? spokenSeconds(sums.seconds) : '–' },
          { name: '学完的课程', value: sums?.doneCount ?? '–' },
          {
            name: '我自己',
            value: mine ? spokenSeconds(mine.seconds) : '–',
            note: mine ? `学完 ${mine.doneCount} 门` : undefined,
          },
        ]}
      />
      <div className={filters.bar}>
        <ListSearch list={list} label="姓名、手机号或工号" />
        {departments.length > 0 ? (
          <Select
            size="sm"
            className={filters.choice}
            aria-label="部门"
            value={list.filters.departmentId}
            placeholder="全部部门"
            options={departments.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            onChange={({ target }) => list.change({ filters: { departmentId: target.value } })}
          />
        ) : null}
      </div>
      <List of={list} unit="人" empty={<Empty title="没有符合条件的员工" note="放宽条件再看看" action={clear} />}>
        {(rows) => <Table caption="员工的学习" rows={rows} rowKey={({ id }) => id} columns={columns} />}
      </List>
    </>
  );
}

const columns: Column<MemberStudy>[] = [
  {
    key: 'who',
    head: '员工',
    cell: ({ memberName, headImgUrl, post }) => (
      <span className={styles.who}>
        <Avatar name={memberName} src={headImgUrl} size={32} />
        <span>
          <b>{memberName}</b>
          {post ? <small>{post}</small> : null}
        </span>
      </span>
    ),
  },
  { key: 'depart', head: '部门', width: 220, cell: ({ departName }) => departName || '未分部门' },
  { key: 'courses', head: '在学课程', width: 96, align: 'end', cell: ({ courseCount }) => courseCount },
  { key: 'done', head: '学完', width: 80, align: 'end', cell: ({ doneCount }) => doneCount },
  {
    key: 'time',
    head: '学习时长',
    width: 120,
    align: 'end',
    cell: ({ seconds }) => (seconds === 0 ? '还没有' : spokenSeconds(seconds)),
  },
  {
    key: 'last',
    head: '最近学习',
    width: 140,
    align: 'end',
    cell: ({ lastStudyAt }) => (lastStudyAt === null ? '还没有' : shownTime(lastStudyAt)),
  },
];
