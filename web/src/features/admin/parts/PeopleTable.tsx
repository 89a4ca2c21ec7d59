import { useState } from 'react';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { BatchFailures } from '../../../kit/list/BatchFailures.tsx';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Table } from '../../../ui/Table.tsx';
import { toast } from '../../../ui/toast.ts';
import { DisablePeople } from './DisablePeople.tsx';
import { EnablePeople } from './EnablePeople.tsx';
import styles from './ListPage.module.css';
import { peopleColumns } from './peopleColumns.tsx';
import type { PersonRow } from './peopleColumns.tsx';

/** What was asked, of those who were chosen then. */
interface Asked {
  verb: '停用' | '恢复';
  people: readonly PersonRow[];
  outcome?: BatchOutcome;
}

/** The people of a page, one by one or several at once. */
export function PeopleTable({ rows }: { rows: readonly PersonRow[] }) {
  const { chosen, selection, clear } = useSelection(rows, numberOf, nameOf);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (verb: Asked['verb'], statusId: 0 | 1) =>
    setAsked({ verb, people: chosen.filter((row) => row.statusId === statusId) });
  const close = () => setAsked(null);
  const done = (outcome: BatchOutcome) => {
    if (asked && outcome.failed.length > 0) return setAsked({ ...asked, outcome });
    toast(`${asked?.verb}成功，共 ${outcome.doneCount} 位`);
    clear();
    close();
  };
  const acting = asked && { userNos: asked.people.map(numberOf), onDone: done, onClose: close };
  return (
    <>
      <Table
        className={styles.table}
        caption="用户"
        columns={peopleColumns}
        rows={rows}
        rowKey={numberOf}
        selection={selection}
      />
      <BulkBar count={chosen.length} total={rows.length} unit="位" onAll={selection.toggleAll} onClear={clear}>
        {chosen.some(({ statusId }) => statusId === RowState.disabled) ? (
          <Button size="sm" onClick={() => ask('恢复', 0)}>
            恢复
          </Button>
        ) : null}
        {chosen.some(({ statusId }) => statusId === RowState.normal) ? (
          <Button size="sm" variant="danger" onClick={() => ask('停用', 1)}>
            停用
          </Button>
        ) : null}
      </BulkBar>
      {asked?.outcome ? (
        <BatchFailures verb={asked.verb} outcome={asked.outcome} nameOf={nameIn(asked.people)} onClose={close} />
      ) : null}
      {acting && !asked.outcome && asked.verb === '停用' ? <DisablePeople {...acting} /> : null}
      {acting && !asked.outcome && asked.verb === '恢复' ? <EnablePeople {...acting} /> : null}
    </>
  );
}

const numberOf = ({ userNo }: PersonRow): string => userNo;
const nameOf = ({ name }: PersonRow): string => name;
const nameIn = (people: readonly PersonRow[]) => (id: string) => people.find(({ userNo }) => userNo === id)?.name;
