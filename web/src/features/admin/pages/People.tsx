import { userTypeName, userTypes } from '#contract/rules/userTypes.ts';
import * as person from '#contract/system/adminPerson.ts';
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
import { peopleList, statusNames, statusOf } from '../parts/addresses.ts';
import { peopleColumns } from '../parts/peopleColumns.tsx';

import styles from '../parts/ListPage.module.css';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.people;

export async function loader({ request, context }: LoaderArgs) {
  const { filters, page } = readList(peopleList, new URL(request.url).searchParams);
  const wanted = {
    keyword: filters.keyword.slice(0, 60),
    userType: filters.type === 'all' ? undefined : Number(filters.type),
    statusId: statusOf(filters.status),
    pageCurrent: page,
  };
  return { people: await answerOr(request, loadPage(context.get(apiContext).call(person.list, wanted))) };
}

/** Everybody there is, found by mobile, number or name. */
export default function People({ loaderData }: PageProps<typeof loader>) {
  const list = useListState(peopleList);
  const source = useLoadedList(loaderData.people);
  const types = ['all', ...Object.keys(userTypes)] as (typeof list.filters.type)[];
  const clear = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      清除条件
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="用户"
        actions={<SearchInResults list={list} name="keyword" label="手机号、编号、邮箱或姓名开头" />}
      />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="身份"
            current={list.filters.type}
            options={types.map((type) => ({
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
        unit="人"
        empty={<Empty title="没有找到" note="手机号、邮箱与编号要写完整；姓名写开头几个字" action={clear} />}
      >
        {(rows) => (
          <Table
            className={styles.table}
            caption="用户"
            columns={peopleColumns}
            rows={rows}
            rowKey={({ userNo }) => userNo}
          />
        )}
      </ListFrame>
    </>
  );
}
