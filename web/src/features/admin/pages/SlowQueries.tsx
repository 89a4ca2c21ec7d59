import * as slowQuery from '#contract/system/adminSlowQuery.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { slowQueryList } from '../parts/addresses.ts';
import styles from '../parts/ListPage.module.css';
import { slowQueryColumns } from '../parts/slowQueryColumns.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.slowQueries;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, slowQueryList, ({ page }) => context.get(apiContext).call(slowQuery.list, { pageCurrent: page }));

/** Which statements the database took long for. */
export default function SlowQueries({ loaderData }: PageProps<typeof loader>) {
  const list = useList(slowQueryList, loaderData);
  return (
    <>
      <PageHead size="work" title="慢查询" note="这个进程启动以来超过 200 毫秒的语句，没有里面的值；几个进程各记各的" />
      <List of={list} unit="种语句" empty={<Empty title="没有慢的语句" note="启动以来每一句都在 200 毫秒以内" />}>
        {(rows) => (
          <Table
            className={styles.table}
            caption="慢查询"
            columns={slowQueryColumns}
            rows={rows}
            rowKey={({ text }) => text}
          />
        )}
      </List>
    </>
  );
}
