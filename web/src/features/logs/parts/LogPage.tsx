import { exactTime } from '#contract/rules/shownTime.ts';
import type { LogRow } from '#contract/system/sysLog.ts';
import { List } from '../../../kit/list/List.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { consoleLog, logSpec } from './addresses.ts';
import { ExportButton } from './ExportButton.tsx';
import { LogFilters } from './LogFilters.tsx';
import type { LoadedLogs } from './loadLogs.ts';
import { personOf } from './personOf.ts';

/** Who changed what and when; of an organization, or for the operator of everybody. */
export function LogPage({ logs, base }: { logs: LoadedLogs; base: string }) {
  const list = useList(logSpec, logs);
  const isAsked = Object.values(list.filters).some((value) => value !== '');
  return (
    <>
      <PageHead
        size="work"
        title="操作日志"
        note="每一次修改都在这里，谁也改不了、删不掉"
        actions={list.source.page && list.source.page.totalCount > 0 ? <ExportButton filters={list.filters} /> : null}
      />
      {/* A changed address starts the form from it. */}
      <LogFilters key={JSON.stringify(list.filters)} list={list} />
      <List of={list} empty={<NothingThere base={base} clearHref={isAsked ? list.clearHref : null} />}>
        {(rows) => <Table caption="操作日志" columns={columnsOf(base)} rows={rows} rowKey={({ id }) => id} />}
      </List>
    </>
  );
}

/** `clearHref`: the way back from an answer without rows; null when nothing was asked for. */
function NothingThere({ base, clearHref }: { base: string; clearHref: string | null }) {
  const roles = base === consoleLog ? '/admin/roles' : '/account/roles';
  const step = (
    <LinkButton to={clearHref ?? roles} size="sm" variant="primary">
      {clearHref === null ? '去看角色' : '看全部记录'}
    </LinkButton>
  );
  return clearHref === null ? (
    <Empty title="还没有操作记录" note="角色、员工或资料有了第一次修改，这里就有第一条" action={step} />
  ) : (
    <Empty title="没有符合的记录" note="换一个条件，或者看全部" action={step} />
  );
}

const columnsOf = (base: string): Column<LogRow>[] => [
  {
    key: 'operation',
    head: '操作',
    cell: ({ id, operation }) => (
      <TextLink tone="inline" to={`${base}/details?id=${id}`}>
        {operation}
      </TextLink>
    ),
  },
  { key: 'who', head: '人员', width: 150, cell: personOf },
  ...(base === consoleLog
    ? [{ key: 'org', head: '单位', width: 180, cell: ({ orgName }: LogRow) => orgName || '—' }]
    : []),
  { key: 'ip', head: '来自', width: 130, wideOnly: true, cell: ({ ip }) => ip || '—' },
  { key: 'time', head: '时间', width: 170, align: 'end', cell: ({ gmtCreate }) => exactTime(gmtCreate) },
];
