import * as depart from '#contract/user/orgDepart.ts';
import * as members from '#contract/user/orgMembers.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { idIn, PAGE_SIZE, studyList } from '../parts/addresses.ts';
import { StudyPanel } from '../parts/StudyPanel.tsx';
import { staffRoutes } from '../routes.ts';

export const handle = staffRoutes.staffLearnOverview;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const listed = loadList(request, studyList, ({ filters, page }) =>
    api.call(members.listData, {
      keyword: filters.keyword.slice(0, 50),
      departmentId: idIn(filters.departmentId),
      pageCurrent: page,
      pageSize: PAGE_SIZE,
    }),
  );
  const [study, { list: departments }, mine] = await answerOr(
    request,
    Promise.all([listed, api.call(depart.list, {}), api.call(members.myData, {}).catch(() => null)]),
  );
  return { study, sums: 'page' in study ? study.page.sums : undefined, departments, mine };
}

/** What the people studied whom the own role sees; one's own study stands first. */
export default function StaffLearnOverview({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead size="work" title="员工学习概况" note="看得到谁由你的角色的数据范围决定" />
      <StudyPanel {...loaderData} />
    </>
  );
}
