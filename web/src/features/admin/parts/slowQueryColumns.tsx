import { exactTime } from '#contract/rules/shownTime.ts';
import type { SlowQuery } from '#contract/system/adminSlowQuery.ts';
import type { Column } from '../../../ui/Table.tsx';
import styles from './ListPage.module.css';

export const slowQueryColumns: readonly Column<SlowQuery>[] = [
  { key: 'text', head: '语句', cell: ({ text }) => <Statement text={text} /> },
  { key: 'times', head: '次数', width: 80, align: 'end', cell: ({ times }) => times.toLocaleString('en-US') },
  { key: 'total', head: '一共', width: 110, align: 'end', cell: ({ totalMs }) => msText(totalMs) },
  { key: 'worst', head: '最慢', width: 110, align: 'end', cell: ({ worstMs }) => msText(worstMs) },
  { key: 'last', head: '最近', width: 170, align: 'end', cell: ({ lastAt }) => exactTime(lastAt) },
];

const SHORT = 200;

/** A long statement begins in one line and opens. */
function Statement({ text }: { text: string }) {
  if (text.length <= SHORT) return <code className={styles.statement}>{text}</code>;
  return (
    <details>
      <summary>
        <code className={styles.statement}>{text.slice(0, SHORT)}…</code>
      </summary>
      <code className={styles.statement}>{text}</code>
    </details>
  );
}

const msText = (ms: number): string => (ms < 1000 ? `${ms} 毫秒` : `${(ms / 1000).toFixed(1)} 秒`);
