import type { ProgressPlace } from '#contract/exam/learnProgress.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { PATH, placeKinds, placeSpec, progressPath } from './addresses.ts';
import styles from './Progress.module.css';

const names = { course: '课程', offering: '开课', grade: '班级' } as const;

/** The courses, offerings and classes whose learners one may look at. */
export function PlaceList({ listed }: { listed: LoadedPage<ProgressPlace> }) {
  const list = useList(placeSpec, listed);
  const kind = list.filters.kind;
  const name = names[kind];
  return (
    <>
      <PageHead size="work" title="学习进度" note="先选课程、开课或班级，再看每个学员在每个课时学到哪里" />
      <Tabs
        label="按什么看"
        current={kind}
        items={placeKinds.map((key) => ({
          key,
          label: names[key],
          to: key === 'course' ? PATH : `${PATH}?kind=${key}`,
        }))}
      />
      <div className={styles.bar}>
        <ListSearch list={list} label={`${name}的名称`} />
      </div>
      <List of={list} unit="个" empty={<Empty title={`没有可看的${name}`} note={emptyNotes[kind]} />}>
        {(rows) => <Table caption={name} columns={columnsOf(name)} rows={rows} rowKey={({ id }) => id} />}
      </List>
    </>
  );
}

const emptyNotes = {
  course: '自己编写并公开的课程会在这里',
  offering: '自己教的、关联了线上课程的开课会在这里',
  grade: '自己带的、管理的班级会在这里',
} as const;

const columnsOf = (name: string): Column<ProgressPlace>[] => [
  {
    key: 'name',
    head: name,
    cell: (row) => <TextLink to={progressPath(row.kind, row.id)}>{row.name}</TextLink>,
  },
  { key: 'note', head: '说明', width: 220, cell: ({ note }) => note },
];
