import type { OrgCourse } from '#contract/course/courseOrg.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { Can } from '../../../kit/Can.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { CourseTable } from './CourseTable.tsx';
import type { LoadedCourses } from './loadCourses.ts';
import { orgCourseList, products } from './products.ts';
import styles from './OrgCoursesPage.module.css';

/** The courses of an organization, one page for each product. */
export function OrgCoursesPage({ loaded: { product, rows, lecturers, editors } }: { loaded: LoadedCourses }) {
  const list = useList<OrgCourse, NonNullable<typeof orgCourseList.filters>>(orgCourseList, rows);
  const isFiltered = list.clearHref !== list.pageHref(1);
  const states = DraftState.values.map((state) => ({ key: `${state}`, label: DraftState.labels[state] }));
  const all = { key: '', label: '全部' };
  return (
    <>
      <PageHead
        size="work"
        title={product === 'all' ? '课程管理' : `机构的${products[product].label}`}
        note="本机构全部讲师的课程；下架后学员已经加入的照常可学"
        actions={
          <Can action="course:review">
            <LinkButton to="/account/courseaudit">课程审核</LinkButton>
          </Can>
        }
      />
      <Tabs
        label="产品"
        current={product}
        items={Object.entries(products).map(([key, { label, to }]) => ({ key, label, to }))}
      />
      <div className={styles.bar}>
        <ListSearch list={list} label="课程名称" />
        {lecturers.length > 0 ? (
          <Select
            size="sm"
            aria-label="讲师"
            className={styles.choice}
            placeholder="全部讲师"
            value={list.filters.lecturer}
            onChange={({ target }) => list.change({ filters: { lecturer: target.value }, page: 1 })}
            options={lecturers.map(({ lecturerUserNo, lecturerName }) => ({
              value: lecturerUserNo,
              label: lecturerName,
            }))}
          />
        ) : null}
      </div>
      <FilterRows>
        <FilterRow
          label="审核"
          current={list.filters.state}
          options={[all, ...states].map((one) => ({
            ...one,
            to: list.hrefOf({ filters: { state: one.key as '' | '0' } }),
          }))}
        />
        <FilterRow
          label="货架"
          current={list.filters.shelf}
          options={[all, { key: '1', label: '已上架' }, { key: '0', label: '未上架' }].map((one) => ({
            ...one,
            to: list.hrefOf({ filters: { shelf: one.key as '' | '0' } }),
          }))}
        />
      </FilterRows>
      <List of={list} unit="门" empty={<NothingThere href={isFiltered ? list.clearHref : null} />}>
        {(courses) => <CourseTable courses={courses} editors={editors} />}
      </List>
    </>
  );
}

function NothingThere({ href }: { href: string | null }) {
  const step = href ?? '/account/organization/lecturer';
  return (
    <Empty
      title={href === null ? '还没有课程' : '没有符合条件的课程'}
      note={href === null ? '讲师编写的课程会出现在这里，先邀请讲师' : '换个条件，或者看全部'}
      action={
        <LinkButton to={step} size="sm" variant="primary">
          {href === null ? '看讲师' : '清除条件'}
        </LinkButton>
      }
    />
  );
}
