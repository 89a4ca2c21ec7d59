import { UserType } from '#contract/rules/userTypes.ts';
import * as person from '#contract/system/adminPerson.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { peopleList, statusOf } from '../parts/addresses.ts';
import { FoundList } from '../parts/FoundList.tsx';
import { PeopleTable } from '../parts/PeopleTable.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.people;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const people = await loadList(request, peopleList, ({ filters, page }) =>
    api.call(person.list, {
      keyword: filters.keyword.slice(0, 60),
      userType: valueOf(UserType, filters.type),
      statusId: statusOf(filters.status),
      pageCurrent: page,
    }),
  );
  return { people };
}

/** Everybody there is, found by mobile, number or name. */
export default function People({ loaderData }: PageProps<typeof loader>) {
  const list = useList(peopleList, loaderData.people);
  const types = UserType.values.map((type) => ({ key: String(type), label: UserType.labels[type] }));
  return (
    <FoundList
      title="用户"
      list={list}
      search={{ name: 'keyword', label: '手机号、编号、邮箱或姓名开头' }}
      types={{ label: '身份', options: types }}
      unit="人"
      empty={{ title: '没有找到', note: '手机号、邮箱与编号要写完整；姓名写开头几个字' }}
    >
      {(rows) => <PeopleTable rows={rows} />}
    </FoundList>
  );
}
