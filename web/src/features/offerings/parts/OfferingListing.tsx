import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Offering } from '#contract/course/courseClass.ts';
import { LessonKind, OfferingState } from '#contract/rules/school.ts';
import { termName } from '#contract/rules/terms.ts';
import type { Term } from '#contract/user/schoolTerm.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useSession } from '../../../kit/session.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Select } from '../../../ui/Select.tsx';
import { ALL_TERMS, offeringList } from './addresses.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { OfferingDialog } from './OfferingDialog.tsx';
import styles from './Offerings.module.css';
import { OfferingTable } from './OfferingTable.tsx';
import { RemoveOffering, StepDialog } from './StepDialog.tsx';

interface OfferingListingProps {
  rows: LoadedPage<Offering>;
  terms: readonly Term[];
  /** The semester that is shown, or all of them. */
  termId: string;
  teachers: readonly { id: string; name: string }[];
}

type Open = { act: 'add' | 'copy' } | { act: 'edit' | 'step' | 'remove'; row: Offering } | null;

/** The offerings by semester, kind, teacher and state. */
export function OfferingListing({ rows, terms, termId, teachers }: OfferingListingProps) {
  const list = useList(offeringList, rows);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const canEdit = useSession()?.can('term:edit') ?? false;
  const { filters, hrefOf, change } = list;
  const kinds = [{ key: '', label: '全部' }, ...optionsOf(LessonKind)];
  const states = [{ key: '' as const, label: '全部' }, ...optionsOf(OfferingState)];
  const termOptions = [
    ...terms.map((term) => ({ value: term.id, label: `${termName(term)}${term.isCurrent ? '（本学期）' : ''}` })),
    { value: ALL_TERMS, label: '全部学期' },
  ];
  return (
    <>
      <PageHead
        size="work"
        title={canEdit ? '开课' : '课程班级'}
        note={canEdit ? '每学期教什么、谁来教、哪些班上；名单从班级来，也可以单独加人' : '你教的开课与它们的名单'}
        actions={
          canEdit && terms.length > 0 ? (
            <>
              <Button icon={<Copy size={18} aria-hidden="true" />} onClick={() => setOpen({ act: 'copy' })}>
                从别的学期复制
              </Button>
              <Button
                variant="primary"
                icon={<Plus size={18} aria-hidden="true" />}
                onClick={() => setOpen({ act: 'add' })}
              >
                新建开课
              </Button>
            </>
          ) : null
        }
      />
      <div className={styles.bar}>
        <ListSearch list={list} label="开课名称" />
        <Select
          size="sm"
          aria-label="学期"
          className={styles.term}
          value={termId}
          onChange={({ target }) => change({ filters: { term: target.value }, page: 1 })}
          options={termOptions}
        />
        {teachers.length > 0 ? (
          <Select
            size="sm"
            aria-label="教师"
            className={styles.choice}
            placeholder="全部教师"
            value={filters.teacher}
            onChange={({ target }) => change({ filters: { teacher: target.value }, page: 1 })}
            options={teachers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
      </div>
      <FilterRows>
        <FilterRow
          label="类型"
          current={filters.kind}
          options={kinds.map((one) => ({ ...one, to: hrefOf({ filters: { kind: one.key } }) }))}
        />
        <FilterRow
          label="状态"
          current={filters.state}
          options={states.map((one) => ({ ...one, to: hrefOf({ filters: { state: one.key } }) }))}
        />
      </FilterRows>
      <List of={list} unit="个" empty={<NothingThere hasTerms={terms.length > 0} canEdit={canEdit} />}>
        {(offerings) => (
          <OfferingTable
            offerings={offerings}
            canEdit={canEdit}
            onEdit={(row) => setOpen({ act: 'edit', row })}
            onStep={(row) => setOpen({ act: 'step', row })}
            onRemove={(row) => setOpen({ act: 'remove', row })}
          />
        )}
      </List>
      {open?.act === 'add' ? <OfferingDialog terms={terms} termId={termId} onClose={close} /> : null}
      {open?.act === 'copy' ? <CopyDialog terms={terms} toTermId={termId} onClose={close} /> : null}
      {open?.act === 'edit' ? <OfferingDialog row={open.row} terms={terms} termId={termId} onClose={close} /> : null}
      {open?.act === 'step' ? <StepDialog row={open.row} onClose={close} /> : null}
      {open?.act === 'remove' ? <RemoveOffering row={open.row} onClose={close} /> : null}
    </>
  );
}

const optionsOf = <V extends number>({
  values,
  labels,
}: {
  values: readonly V[];
  labels: Readonly<Record<V, string>>;
}) => values.map((value) => ({ key: `${value}`, label: labels[value] }));

function NothingThere({ hasTerms, canEdit }: { hasTerms: boolean; canEdit: boolean }) {
  if (!canEdit) return <Empty title="这个学期没有你教的开课" note="学校安排之后会出现在这里；也可以换个学期看" />;
  return hasTerms ? (
    <Empty title="没有符合条件的开课" note="换个条件，新建一个，或者从别的学期复制" />
  ) : (
    <Empty title="还没有学期" note="先在「校历与教室」里添加学期，再来开课" />
  );
}
