import { useState } from 'react';
import { lecturerPath } from '#contract/rules/pagePaths.ts';
import type { OrgLecturer } from '#contract/user/lecturerOrg.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { MenuButton, MenuDivider, MenuLink } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { LecturerAct } from './LecturerAct.tsx';
import type { Act } from './LecturerAct.tsx';
import { lecturerList } from './lecturerList.ts';
import { RatioDialog } from './RatioDialog.tsx';
import styles from './OrgCoursesPage.module.css';

interface LecturerListProps {
  rows: LoadedPage<OrgLecturer>;
  onInvite: () => void;
}

/** Who teaches here, with what they bring and what their share is. */
export function LecturerList({ rows, onInvite }: LecturerListProps) {
  const list = useList(lecturerList, rows);
  const [open, setOpen] = useState<{ act: Act | 'ratio'; row: OrgLecturer } | null>(null);
  const close = () => setOpen(null);
  const isFiltered = list.clearHref !== list.pageHref(1);
  const states = [
    { key: '', label: '全部' },
    { key: '0', label: '正常' },
    { key: '1', label: '已停用' },
  ] as const;
  return (
    <>
      <div className={styles.bar}>
        <ListSearch list={list} label="讲师姓名" />
      </div>
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={states.map((one) => ({ ...one, to: list.hrefOf({ filters: { state: one.key } }) }))}
        />
      </FilterRows>
      <List of={list} unit="位" empty={<Nobody href={isFiltered ? list.clearHref : null} onInvite={onInvite} />}>
        {(lecturers) => (
          <Table
            caption="讲师"
            rows={lecturers}
            rowKey={({ id }) => id}
            columns={columnsOf((act, row) => setOpen({ act, row }))}
          />
        )}
      </List>
      {open?.act === 'ratio' ? <RatioDialog row={open.row} onClose={close} /> : null}
      {open && open.act !== 'ratio' ? <LecturerAct act={open.act} row={open.row} onClose={close} /> : null}
    </>
  );
}

const columnsOf = (onAct: (act: Act | 'ratio', row: OrgLecturer) => void): Column<OrgLecturer>[] => [
  {
    key: 'who',
    head: '讲师',
    cell: (row) => (
      <span className={styles.course}>
        <Avatar name={row.lecturerName} src={row.headImgUrl} size={32} />
        <span className={styles.words}>
          <b>{row.lecturerName}</b>
          <small>{row.position || '还没有写职务'}</small>
        </span>
      </span>
    ),
  },
  { key: 'mobile', head: '手机', width: 124, cell: ({ mobile }) => mobile || '未填写' },
  {
    key: 'figures',
    head: '在架课程与学员',
    width: 140,
    cell: ({ countCourse, countStudy }) => `${countCourse} 门，${countStudy} 人`,
  },
  { key: 'share', head: '讲师分成', width: 88, align: 'end', cell: ({ shareRatio }) => `${shareRatio}%` },
  {
    key: 'state',
    head: '状态',
    width: 92,
    cell: ({ isPaused }) =>
      isPaused === 1 ? <StatusDot tone="idle">已停用</StatusDot> : <StatusDot tone="passed">正常</StatusDot>,
  },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 116,
    cell: (row) => (
      <span className={styles.acts}>
        <Button
          size="sm"
          variant="text"
          aria-label={`改 ${row.lecturerName} 的分成`}
          onClick={() => onAct('ratio', row)}
        >
          分成
        </Button>
        <MoreMenu label={`${row.lecturerName}的更多操作`}>
          <MenuLink to={lecturerPath(row.lecturerUserNo)}>讲师主页</MenuLink>
          <MenuLink to={`/account/organization/allcourselist?lecturer=${row.lecturerUserNo}`}>他的课程</MenuLink>
          <MenuDivider />
          {row.isPaused === 1 ? (
            <MenuButton onSelect={() => onAct('enable', row)}>启用</MenuButton>
          ) : (
            <MenuButton onSelect={() => onAct('disable', row)}>停用</MenuButton>
          )}
          <MenuButton danger onSelect={() => onAct('remove', row)}>
            移除
          </MenuButton>
        </MoreMenu>
      </span>
    ),
  },
];

function Nobody({ href, onInvite }: { href: string | null; onInvite: () => void }) {
  if (href === null) {
    const invite = (
      <Button size="sm" variant="primary" onClick={onInvite}>
        邀请讲师
      </Button>
    );
    return <Empty title="还没有讲师" note="用手机号邀请，对方接受后就能在本机构开课" action={invite} />;
  }
  const clear = (
    <LinkButton to={href} size="sm" variant="primary">
      清除条件
    </LinkButton>
  );
  return <Empty title="没有符合条件的讲师" note="换个条件，或者看全部" action={clear} />;
}
