import { exactTime } from '#contract/rules/shownTime.ts';
import type { ErrorReport } from '#contract/system/adminError.ts';
import type { Column } from '../../../ui/Table.tsx';
import styles from './ListPage.module.css';

export const errorColumns: readonly Column<ErrorReport>[] = [
  { key: 'when', head: '时间', width: 170, cell: ({ gmtCreate }) => exactTime(gmtCreate) },
  {
    key: 'number',
    head: '编号',
    width: 110,
    cell: ({ requestId }) => <code title={requestId}>{requestId.slice(0, 8)}</code>,
  },
  { key: 'path', head: '在哪里', width: 260, cell: ({ path }) => <code className={styles.statement}>{path}</code> },
  { key: 'what', head: '出了什么错', cell: (row) => <What {...row} /> },
];

/** The sentence, which opens to the places in the code and the statement. */
const What = ({ errorName, message, stack, query }: ErrorReport) => (
  <details>
    <summary>
      {errorName}：{message}
    </summary>
    {query === null ? null : <code className={styles.statement}>{query}</code>}
    <code className={styles.statement}>{stack}</code>
  </details>
);
