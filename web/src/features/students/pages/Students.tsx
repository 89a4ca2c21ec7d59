import { FileUp } from 'lucide-react';
import * as orgDepart from '#contract/user/orgDepart.ts';
import * as student from '#contract/user/orgStudent.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { rosterList, studentTabs } from '../parts/addresses.ts';
import { Requests } from '../parts/Requests.tsx';
import { Roster } from '../parts/Roster.tsx';
import { studentsRoutes } from '../routes.ts';

export const handle = studentsRoutes.student;

const states = { all: undefined, no: 0, yes: 1 } as const;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const tab = readTab(studentTabs, search);
  const rows = await loadList(request, rosterList, ({ filters, page }) => {
    if (tab === 'asks') return api.call(student.page, { bindStatus: 2, pageCurrent: page });
    return api.call(student.page, {
      keyword: filters.keyword.slice(0, 30),
      bindStatus: states[filters.bound],
      ...(isId(filters.depart) && { departmentId: filters.depart }),
      pageCurrent: page,
    });
  });
  const { list: departments } = await answerOr(request, api.call(orgDepart.list, {}));
  return { tab, rows, departments, counts: 'page' in rows ? rows.page.counts : undefined };
}

/** The students of a school: its roster, and those who ask to be on it. */
export default function Students({ loaderData: { tab, rows, departments, counts } }: PageProps<typeof loader>) {
  const of = useTab(studentTabs);
  return (
    <>
      <PageHead
        size="work"
        title="学生"
        note="名单里有的学号与姓名，学生一填就绑定；对不上的在这里答复"
        actions={
          <LinkButton to="/account/student/import" icon={<FileUp size={18} aria-hidden="true" />}>
            批量导入
          </LinkButton>
        }
      />
      <TabFrame
        label="学生"
        of={of}
        tabs={[
          { key: 'roster', label: '名单', count: counts?.roster },
          { key: 'asks', label: '绑定申请', count: counts?.asks },
        ]}
      >
        {tab === 'asks' ? <Requests rows={rows} /> : <Roster rows={rows} departments={departments} counts={counts} />}
      </TabFrame>
    </>
  );
}
