import * as adminError from '#contract/system/adminError.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { errorList } from '../parts/addresses.ts';
import { errorColumns } from '../parts/errorColumns.tsx';
import styles from '../parts/ListPage.module.css';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.errors;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, errorList, ({ filters: { prefix }, page }) =>
    context.get(apiContext).call(adminError.list, { prefix, pageCurrent: page }),
  );

/** What nobody had reckoned with, found by the number that people were shown. */
export default function Errors({ loaderData }: PageProps<typeof loader>) {
  const list = useList(errorList, loaderData);
  const isNarrowed = !list.isDefault('prefix');
  return (
    <>
      <PageHead
        size="work"
        title="出错记录"
        note="没有料到的错误，保留 30 天；里面没有访问者写下的内容"
        actions={<SearchInResults list={list} name="prefix" label="提示里的编号" />}
      />
      <List
        of={list}
        unit="次"
        empty={
          isNarrowed ? (
            <Empty
              title="没有这个编号"
              note="编号在「服务出错了」的提示里，30 天以前的已经清除"
              action={
                <LinkButton to={list.clearHref} size="sm" variant="primary">
                  看全部
                </LinkButton>
              }
            />
          ) : (
            <Empty title="没有出错" note="30 天里每个请求都得到了说得清的回答" />
          )
        }
      >
        {(rows) => (
          <Table
            className={styles.table}
            caption="出错记录"
            columns={errorColumns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </List>
    </>
  );
}
