import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ledger as ledgerCall } from '#contract/course/study.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { ledgerList } from './addresses.ts';
import { DisputeDialog } from './DisputeDialog.tsx';
import { LedgerEntry } from './LedgerEntry.tsx';
import styles from './Ledger.module.css';
import type { Overview } from './OverviewFacts.tsx';

export type Entry = OutputOf<typeof ledgerCall.output>['list'][number];

interface LedgerProps {
  ledger: LoadedPage<Entry>;
  periods: Overview['periods'];
  completionPercent: number;
}

/** The open ledger: what every sitting was counted for, what was not and why, with the way to contest it. */
export function Ledger({ ledger, periods, completionPercent }: LedgerProps) {
  const list = useList(ledgerList, ledger);
  const { revalidate } = useRevalidator();
  const [contested, setContested] = useState<Entry | null>(null);
  const lengths = new Map(periods.map(({ periodId, length }) => [periodId, length]));
  const done = async () => {
    setContested(null);
    await revalidate();
  };
  return (
    <>
      <div className={styles.head}>
        <p className={styles.note}>
          进度是所有计入的片段合起来的长度，重复看的不重复算；一个课时看过 {completionPercent}% 就算学完。
        </p>
        <Field label="课时" hideLabel>
          <Select
            size="sm"
            value={list.filters.periodId}
            onChange={(event) => list.change({ filters: { periodId: event.target.value } })}
            options={[
              { value: '', label: '全部课时' },
              ...periods.map(({ periodId, periodName }) => ({ value: periodId, label: periodName })),
            ]}
          />
        </Field>
      </div>
      <List of={list} empty={<Empty title="还没有学习记录" note="每次学习计入了哪些片段，都会写在这里" />}>
        {(entries) => (
          <ul aria-label="学习账本">
            {entries.map((entry) => (
              <LedgerEntry
                key={entry.sittingId}
                entry={entry}
                length={lengths.get(entry.periodId) ?? 0}
                onContest={() => setContested(entry)}
              />
            ))}
          </ul>
        )}
      </List>
      {contested ? <DisputeDialog entry={contested} onClose={() => setContested(null)} onDone={done} /> : null}
    </>
  );
}
