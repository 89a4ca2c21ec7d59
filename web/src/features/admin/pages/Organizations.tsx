import { userTypeName } from '#contract/rules/userTypes.ts';
import * as org from '#contract/system/adminOrg.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadPage } from '../../../kit/list/loadPage.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import type { ListHandle } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { orgList, statusOf } from '../parts/addresses.ts';
import { FoundList } from '../parts/FoundList.tsx';
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
  const list = useListState(orgList) as ListHandle;
  const types = [3, 4, 5].map((type) => ({ key: String(type), label: userTypeName(type) }));
  return (
    <FoundList
      title="单位"
      list={list}
      rows={loaderData.organizations}
      search={{ name: 'name', label: '名称里的几个字' }}
      types={{ label: '类型', options: types }}
      columns={orgColumns}
      rowKey={({ orgNo }) => orgNo}
      unit="家"
      empty={{ title: '没有找到单位', note: '单位由入驻申请通过后建立' }}
    />
  );
}
