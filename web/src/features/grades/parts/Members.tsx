import { useState } from 'react';
import type { Grade } from '#contract/exam/gradeInfo.ts';
import type { Member, page } from '#contract/exam/gradeStudent.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { GradeState } from '#contract/rules/school.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { memberList } from './addresses.ts';
import styles from './Grades.module.css';
import { MemberDialog } from './MemberDialog.tsx';
import { MemberEdit } from './MemberEdit.tsx';
import { MemberTable } from './MemberTable.tsx';
import type { MemberAct } from './MemberTable.tsx';

interface MembersProps {
  grade: Grade;
  rows: LoadedList<OutputOf<typeof page.output>>;
}

/** Who is in the class; who runs it changes one or several. */
export function Members({ grade, rows }: MembersProps) {
  const list = useList<Member, NonNullable<typeof memberList.filters>>(memberList, rows);
  const members = list.source.page?.list ?? [];
  const { chosen, selection, clear } = useSelection(members, idOf, nameOf);
  const [open, setOpen] = useState<{ act: MemberAct; rows: readonly Member[] } | null>(null);
  const close = () => setOpen(null);
  const counts = 'page' in rows ? rows.page.counts : undefined;
  const mayManage = grade.mayManage === 1 && grade.gradeState === GradeState.running;
  const roles = [
    { key: '', label: `全部 ${counts?.members ?? ''}` },
    { key: 'teachers', label: `教师 ${counts?.teachers ?? ''}` },
    { key: 'students', label: `学员 ${counts ? counts.members - counts.teachers : ''}` },
    { key: 'admins', label: `管理员 ${counts?.admins ?? ''}` },
  ] as const;
  return (
    <>
      <div className={styles.bar}>
        <ListSearch list={list} label="姓名" />
      </div>
      <FilterRows>
        <FilterRow
          label="身份"
          current={list.filters.role}
          options={roles.map((one) => ({ ...one, to: list.hrefOf({ filters: { role: one.key } }) }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="人"
        empty={<Nobody isFiltered={list.clearHref !== list.pageHref(1)} href={list.clearHref} />}
      >
        {(page) => (
          <MemberTable
            grade={grade}
            members={page}
            selection={mayManage ? selection : undefined}
            onAct={(act, row) => setOpen({ act, rows: [row] })}
          />
        )}
      </List>
      <BulkBar
        count={mayManage ? chosen.length : 0}
        total={members.length}
        unit="位"
        onAll={selection.toggleAll}
        onClear={clear}
      >
        <Button size="sm" onClick={() => setOpen({ act: 'promote', rows: chosen })}>
          设为管理员
        </Button>
        <Button size="sm" onClick={() => setOpen({ act: 'demote', rows: chosen })}>
          取消管理员
        </Button>
        <Button size="sm" variant="danger" onClick={() => setOpen({ act: 'kick', rows: chosen })}>
          移出班级
        </Button>
      </BulkBar>
      {open?.act === 'edit' ? <MemberEdit grade={grade} row={open.rows[0]!} onClose={close} /> : null}
      {open && open.act !== 'edit' ? (
        <MemberDialog act={open.act} rows={open.rows} onClose={close} onDone={clear} />
      ) : null}
    </>
  );
}

const idOf = ({ id }: Member): string => id;
const nameOf = ({ memberName }: Member): string => memberName;

function Nobody({ isFiltered, href }: { isFiltered: boolean; href: string }) {
  if (!isFiltered) return <Empty title="班里还没有人" note="点上面的「邀请」，把邀请链接发给同学" />;
  const clear = (
    <LinkButton to={href} size="sm" variant="primary">
      清除条件
    </LinkButton>
  );
  return <Empty title="没有符合条件的人" note="换个条件，或者看全部" action={clear} />;
}
