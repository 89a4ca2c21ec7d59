import { exactTime } from '#contract/rules/shownTime.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { ComparedField } from './compare.ts';
import { compare, sentFields } from './compare.ts';
import { personOf } from './personOf.ts';
import type { LoadedLog } from './loadLogs.ts';
import styles from './LogView.module.css';

/** What was changed is told by its name. */
const keys: ReadonlySet<string> = new Set(['id', 'ids']);

/** One write: by whom, from where, what was sent, and before beside after. */
export function LogView({ log, base }: { log: LoadedLog; base: string }) {
  const compared = compare(log.before, log.after, log.names);
  const sides = sidesOf(log);
  const sent = sentFields(log.content, log.names, compared.length > 0 ? keys : undefined);
  const facts = [
    { label: '时间', value: exactTime(log.gmtCreate) },
    { label: '人员', value: personOf(log) },
    { label: '单位', value: log.orgName },
    { label: '来自', value: log.ip },
    { label: '请求编号', value: log.requestId },
  ];
  return (
    <>
      <PageHead size="work" title={log.operation} actions={<LinkButton to={base}>返回日志</LinkButton>} />
      <div className={styles.facts}>
        <FactList facts={facts} label="这次操作" />
      </div>
      {compared.length > 0 ? (
        <section className={styles.part}>
          <h2 className={styles.title}>{sides.title}</h2>
          <Table caption={sides.title} rows={compared} rowKey={({ field }) => field} columns={sides.columns} />
        </section>
      ) : null}
      {sent.some(({ value }) => value !== '') ? (
        <section className={styles.part}>
          <h2 className={styles.title}>提交的内容</h2>
          <FactList facts={sent} label="提交的内容" />
        </section>
      ) : null}
    </>
  );
}

const Value = ({ of: value }: { of: string }) => <span className={styles.value}>{value || '（空）'}</span>;

/** What was made new has no before, what was taken away no after. */
function sidesOf({ before, after }: LoadedLog): { title: string; columns: Column<ComparedField>[] } {
  const old: Column<ComparedField> = { key: 'before', head: '修改前', cell: (row) => <Value of={row.before} /> };
  const now: Column<ComparedField> = { key: 'after', head: '修改后', cell: (row) => <Value of={row.after} /> };
  const name: Column<ComparedField> = { key: 'name', head: '项目', width: 150, cell: (row) => row.name };
  if (before === null) return { title: '新的内容', columns: [name, { ...now, head: '内容' }] };
  if (after === null) return { title: '原来的内容', columns: [name, { ...old, head: '内容' }] };
  return { title: '修改前后', columns: [{ ...name, cell: (row) => <Marked of={row} /> }, old, now] };
}

const Marked = ({ of: { name, isChanged } }: { of: ComparedField }) => (
  <span className={styles.name}>
    {name}
    {isChanged ? <Tag tone="warn">变了</Tag> : null}
  </span>
);
