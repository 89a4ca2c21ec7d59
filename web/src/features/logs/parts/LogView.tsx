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

/** One write: by whom, from where, what was sent, and before beside after. */
export function LogView({ log, base }: { log: LoadedLog; base: string }) {
  const compared = compare(log.before, log.after);
  const sent = sentFields(log.content);
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
          <h2 className={styles.title}>修改前后</h2>
          <Table caption="修改前后" rows={compared} rowKey={({ field }) => field} columns={columns} />
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

const columns: Column<ComparedField>[] = [
  {
    key: 'name',
    head: '项目',
    width: 150,
    cell: ({ name, isChanged }) => (
      <span className={styles.name}>
        {name}
        {isChanged ? <Tag tone="warn">变了</Tag> : null}
      </span>
    ),
  },
  { key: 'before', head: '修改前', cell: ({ before }) => <Value of={before} /> },
  { key: 'after', head: '修改后', cell: ({ after }) => <Value of={after} /> },
];
