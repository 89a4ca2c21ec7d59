import { userTypeName } from '#contract/rules/userTypes.ts';
import * as org from '#contract/system/adminOrg.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { ListFrame } from '../../../kit/list/ListFrame.tsx';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadPage } from '../../../kit/list/loadPage.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { useLoadedList } from '../../../kit/list/useLoadedList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { orgList, statusNames, statusOf } from '../parts/addresses.ts';
import styles from '../parts/ListPage.module.css';
import { orgColumns } from '../parts/orgColumns.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.organizations;

export async function loader({ request, context }: LoaderArgs) {
  const { filters, page } = readList(orgList, new URL(request.url).searchParams);
  const wanted = {
    orgName: filters.name.slice(0, 60),
    orgType: filters.type === 'all' ? undefined : Number(filters.type),
    statusId: statusOf(filters.status),
    pageCurrent: page,
  };
  return { organizations: await answerOr(request, loadPage(context.get(apiContext).call(org.list, wanted))) };
}

/** Organizations, schools and enterprises: disabled, restored, recommended. */
export default function Organizations({ loaderData }: PageProps<typeof loader>) {
  const list = useListState(orgList);
  const source = useLoadedList(loaderData.organizations);
  const clear = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      清除条件
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="单位" actions={<SearchInResults list={list} name="name" label="名称里的几个字" />} />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="类型"
            current={list.filters.type}
            options={(['all', '3', '4', '5'] as const).map((type) => ({
              key: type,
              label: type === 'all' ? '全部' : userTypeName(Number(type)),
              to: list.hrefOf({ filters: { type } }),
            }))}
          />
          <FilterRow
            label="状态"
            current={list.filters.status}
            options={(['all', '1', '0'] as const).map((status) => ({
              key: status,
              label: statusNames[status],
              to: list.hrefOf({ filters: { status } }),
            }))}
          />
        </FilterRows>
      </div>
      <ListFrame
        source={source}
        pageHref={list.pageHref}
        unit="家"
        empty={<Empty title="没有找到单位" note="单位由入驻申请通过后建立" action={clear} />}
      >
        {(rows) => (
          <Table
            className={styles.table}
            caption="单位"
            columns={orgColumns}
            rows={rows}
            rowKey={({ orgNo }) => orgNo}
          />
        )}
      </ListFrame>
    </>
  );
}
