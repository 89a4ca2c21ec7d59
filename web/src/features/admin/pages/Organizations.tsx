import { OrgType, userTypeName } from '#contract/rules/userTypes.ts';
import * as org from '#contract/system/adminOrg.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { Table } from '../../../ui/Table.tsx';
import { orgList, statusOf } from '../parts/addresses.ts';
import { FoundList } from '../parts/FoundList.tsx';
import { orgColumns } from '../parts/orgColumns.tsx';
import styles from '../parts/ListPage.module.css';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.organizations;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const organizations = await loadList(request, orgList, ({ filters, page }) =>
    api.call(org.list, {
      orgName: filters.name.slice(0, 60),
      orgType: valueOf(OrgType, filters.type),
      statusId: statusOf(filters.status),
      pageCurrent: page,
    }),
  );
  return { organizations };
}

/** Organizations, schools and enterprises: disabled, restored, recommended. */
export default function Organizations({ loaderData }: PageProps<typeof loader>) {
  const list = useList(orgList, loaderData.organizations);
  const types = [3, 4, 5].map((type) => ({ key: String(type), label: userTypeName(type) }));
  return (
    <FoundList
      title="单位"
      list={list}
      search={{ name: 'name', label: '名称里的几个字' }}
      types={{ label: '类型', options: types }}
      unit="家"
      empty={{ title: '没有找到单位', note: '单位由入驻申请通过后建立' }}
    >
      {(rows) => (
        <Table className={styles.table} caption="单位" columns={orgColumns} rows={rows} rowKey={({ orgNo }) => orgNo} />
      )}
    </FoundList>
  );
}
