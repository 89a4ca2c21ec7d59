import { useState } from 'react';
import type { Apply } from '#contract/exam/gradeApplyRecord.ts';
import { ApplyState } from '#contract/rules/grades.ts';
import { List } from '../../../kit/list/List.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { ApplyTable } from './ApplyTable.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import type { ApplyAct } from './AnswerDialog.tsx';
import { applyList } from './addresses.ts';
import { managerLabels } from './applyLabels.ts';
import type { LoadedApplies } from './loadApplies.ts';
import { useFreshApplies } from './useFreshApplies.ts';

interface AppliesProps extends LoadedApplies {
  /** Several classes: each row says which. */
  isMixed?: boolean;
}

/** Who asks to be let in, answered one by one or several at once. */
export function Applies({ rows, counts, isMixed = false }: AppliesProps) {
  useFreshApplies();
  const list = useList<Apply, NonNullable<typeof applyList.filters>>(applyList, rows);
  const page = list.source.page?.list ?? [];
  const { chosen, selection, clear } = useSelection(page, idOf, nameOf);
  const [open, setOpen] = useState<{ act: ApplyAct; rows: readonly Apply[] } | null>(null);
  const state = Number(list.filters.state) as ApplyState;
  const isWaiting = state === ApplyState.waiting;
  const countOf = [counts.waiting, counts.passed, counts.refused, counts.ignored, counts.withdrawn];
  return (
    <>
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={ApplyState.values.map((value) => ({
            key: `${value}`,
            label: `${managerLabels[value]} ${countOf[value]}`,
            to: list.hrefOf({ filters: { state: `${value}` } }),
          }))}
        />
      </FilterRows>
      <List of={list} unit="份" empty={<Nothing isWaiting={isWaiting} />}>
        {(applies) => (
          <ApplyTable
            applies={applies}
            isMixed={isMixed}
            selection={isWaiting ? selection : undefined}
            onAct={(act, row) => setOpen({ act, rows: [row] })}
          />
        )}
      </List>
      <BulkBar
        count={isWaiting ? chosen.length : 0}
        total={page.length}
        unit="份"
        onAll={selection.toggleAll}
        onClear={clear}
      >
        <Button size="sm" variant="primary" onClick={() => setOpen({ act: 'pass', rows: chosen })}>
          通过
        </Button>
        <Button size="sm" onClick={() => setOpen({ act: 'refuse', rows: chosen })}>
          不通过
        </Button>
        <Button size="sm" onClick={() => setOpen({ act: 'ignore', rows: chosen })}>
          忽略
        </Button>
      </BulkBar>
      {open ? <AnswerDialog {...open} onClose={() => setOpen(null)} onDone={clear} /> : null}
    </>
  );
}

const idOf = ({ id }: Apply): string => id;
const nameOf = ({ userName }: Apply): string => userName;

const Nothing = ({ isWaiting }: { isWaiting: boolean }) =>
  isWaiting ? (
    <Empty title="没有等待审核的申请" note="把邀请链接发给同学，他们的申请会排在这里" />
  ) : (
    <Empty title="没有这样的申请" note="换个状态看看" />
  );
