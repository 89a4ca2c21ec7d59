import type { ReactNode } from 'react';
import type { Grade } from '#contract/exam/gradeInfo.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { GradeRows } from './GradeRows.tsx';
import { gradeList } from './addresses.ts';
import styles from './Grades.module.css';
import type { DepartmentOption } from './loadGrades.ts';

interface GradeListProps {
  label: string;
  rows: LoadedPage<Grade>;
  /** What stands here when there is none at all. */
  empty: ReactNode;
  departments?: readonly DepartmentOption[];
  isTeaching?: boolean;
}

const states = [
  { key: '1', label: '使用中' },
  { key: '2', label: '已解散' },
] as const;

/** A list of classes with its filters. */
export function GradeList({ rows, empty, label, ...acts }: GradeListProps) {
  const list = useList<Grade, NonNullable<typeof gradeList.filters>>(gradeList, rows);
  const isFiltered = list.clearHref !== list.pageHref(1);
  return (
    <>
      <div className={styles.bar}>
        <ListSearch list={list} label="班级名称" />
      </div>
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={states.map((one) => ({ ...one, to: list.hrefOf({ filters: { state: one.key } }) }))}
        />
      </FilterRows>
      <List of={list} unit="个" empty={isFiltered ? <NothingFound href={list.clearHref} /> : empty}>
        {(grades) => <GradeRows label={label} grades={grades} {...acts} />}
      </List>
    </>
  );
}

function NothingFound({ href }: { href: string }) {
  const clear = (
    <LinkButton to={href} size="sm" variant="primary">
      清除条件
    </LinkButton>
  );
  return <Empty title="没有符合条件的班级" note="换个条件，或者看使用中的全部" action={clear} />;
}
