import { shownTime } from '#contract/rules/shownTime.ts';
import { wayNames } from '#contract/rules/signInWays.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { loginList } from '#contract/user/session.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';

type Login = OutputOf<typeof loginList.output>['list'][number];

const spec = listSpec({});

const columns: Column<Login>[] = [
  { key: 'when', head: '时间', width: 150, cell: ({ gmtCreate }) => shownTime(gmtCreate) },
  { key: 'way', head: '方式', width: 120, cell: ({ way }) => wayNames[way] ?? way },
  { key: 'device', head: '设备', cell: ({ device }) => device },
  { key: 'ip', head: '网络地址', width: 150, cell: ({ loginIp }) => loginIp || '未知' },
  {
    key: 'result',
    head: '结果',
    width: 90,
    cell: ({ loginStatus }) =>
      loginStatus === 1 ? <StatusDot tone="passed">成功</StatusDot> : <StatusDot tone="failed">失败</StatusDot>,
  },
];

/** Every try to sign in, the newest first. */
export function LoginTable({ logins }: { logins: LoadedPage<Login> }) {
  const list = useList(spec, logins);
  return (
    <List of={list} empty={<Empty title="还没有登录记录" />}>
      {(rows) => <Table caption="登录记录" density="compact" columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </List>
  );
}
