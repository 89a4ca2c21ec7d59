import { useState } from 'react';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { list } from '#contract/system/adminWord.ts';
import { BatchFailures } from '../../../kit/list/BatchFailures.tsx';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { usePress } from '../../../kit/usePress.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './ListPage.module.css';
import { removeWords } from './wordCalls.ts';

type WordRow = OutputOf<typeof list.output>['list'][number];

/** The words of a page; those that are chosen can be taken from the list. */
export function WordTable({ rows }: { rows: readonly WordRow[] }) {
  const { chosen, selection, clear } = useSelection(rows, idOf, nameOf);
  const [asked, setAsked] = useState<readonly WordRow[] | null>(null);
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const { send, sending } = usePress(removeWords);
  const close = () => {
    setAsked(null);
    setOutcome(null);
  };
  const go = async (words: readonly WordRow[]) => {
    const answer = await send({ ids: words.map(idOf) });
    if (answer && answer.failed.length > 0) return setOutcome(answer);
    if (answer) toast(`删除成功，共 ${answer.doneCount} 个词`);
    clear();
    close();
  };
  return (
    <>
      <Table
        className={styles.table}
        caption="敏感词"
        columns={columns}
        rows={rows}
        rowKey={idOf}
        selection={selection}
      />
      <BulkBar count={chosen.length} total={rows.length} unit="个词" onAll={selection.toggleAll} onClear={clear}>
        <Button size="sm" variant="danger" onClick={() => setAsked(chosen)}>
          删除
        </Button>
      </BulkBar>
      {asked && !outcome ? (
        <ConfirmDialog
          open
          danger
          title={`删除 ${asked.length} 个敏感词`}
          note="删掉以后，带着这些词的话马上可以发出"
          confirmLabel="删除"
          loading={sending}
          onConfirm={() => void go(asked)}
          onClose={close}
        />
      ) : null}
      {asked && outcome ? (
        <BatchFailures
          verb="删除"
          unit="个词"
          outcome={outcome}
          nameOf={(id) => asked.find((row) => row.id === id)?.word}
          onClose={close}
        />
      ) : null}
    </>
  );
}

const idOf = ({ id }: WordRow): string => id;
const nameOf = ({ word }: WordRow): string => word;

const columns: readonly Column<WordRow>[] = [
  { key: 'word', head: '词', cell: nameOf },
  { key: 'since', head: '加上的时间', width: 170, cell: ({ gmtCreate }) => shownTime(gmtCreate) },
];
