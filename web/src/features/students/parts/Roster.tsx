import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { RosterRow, page } from '#contract/user/orgStudent.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { rosterList } from './addresses.ts';
import type { DepartmentOption } from './StudentDialog.tsx';
import { StudentDialog } from './StudentDialog.tsx';
import { RemoveStudent } from './RemoveStudent.tsx';
import styles from './Roster.module.css';
import { RosterTable } from './RosterTable.tsx';

interface RosterProps {
  rows: LoadedPage<RosterRow>;
  departments: readonly DepartmentOption[];
  counts: OutputOf<typeof page.output>['counts'] | undefined;
}

type Open = { act: 'add' } | { act: 'edit' | 'remove'; row: RosterRow } | null;

/** The roster of the school with its filters; a row is changed in a dialog over it. */
export function Roster({ rows, departments, counts }: RosterProps) {
  const list = useList(rosterList, rows);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const states = [
    { key: 'all', label: `全部${counts ? ` ${counts.roster}` : ''}` },
    { key: 'yes', label: `已绑定${counts ? ` ${counts.bound}` : ''}` },
    { key: 'no', label: `未绑定${counts ? ` ${counts.roster - counts.bound}` : ''}` },
  ] as const;
  const isFiltered = list.clearHref !== list.pageHref(1);
  const isEmpty = !isFiltered && list.source.page?.totalCount === 0;
  return (
    <>
      <div className={styles.bar}>
        <ListSearch list={list} label="姓名或学号" />
        {departments.length > 0 ? (
          <Select
            size="sm"
            aria-label="院系"
            className={styles.depart}
            placeholder="全部院系"
            value={list.filters.depart}
            onChange={({ target }) => list.change({ filters: { depart: target.value }, page: 1 })}
            options={departments.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          />
        ) : null}
        {isEmpty ? null : (
          <span className={styles.add}>
            <Button
              variant="primary"
              size="sm"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => setOpen({ act: 'add' })}
            >
              添加学生
            </Button>
          </span>
        )}
      </div>
      <FilterRows>
        <FilterRow
          label="绑定"
          current={list.filters.bound}
          options={states.map(({ key, label }) => ({ key, label, to: list.hrefOf({ filters: { bound: key } }) }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="人"
        empty={
          isFiltered ? <NothingFound href={list.clearHref} /> : <NobodyYet onAdd={() => setOpen({ act: 'add' })} />
        }
      >
        {(students) => (
          <RosterTable
            students={students}
            onEdit={(row) => setOpen({ act: 'edit', row })}
            onRemove={(row) => setOpen({ act: 'remove', row })}
          />
        )}
      </List>
      {open?.act === 'add' ? <StudentDialog departments={departments} onClose={close} /> : null}
      {open?.act === 'edit' ? <StudentDialog row={open.row} departments={departments} onClose={close} /> : null}
      {open?.act === 'remove' ? <RemoveStudent row={open.row} onClose={close} /> : null}
    </>
  );
}

function NothingFound({ href }: { href: string }) {
  const clear = (
    <LinkButton to={href} size="sm" variant="primary">
      清除条件
    </LinkButton>
  );
  return <Empty title="没有符合条件的学生" note="换个条件，或者看全部" action={clear} />;
}

function NobodyYet({ onAdd }: { onAdd: () => void }) {
  const add = (
    <Button size="sm" variant="primary" onClick={onAdd}>
      添加学生
    </Button>
  );
  return <Empty title="名单还是空的" note="先加一位，或者用上面的批量导入；学生填对学号与姓名就会绑定" action={add} />;
}
