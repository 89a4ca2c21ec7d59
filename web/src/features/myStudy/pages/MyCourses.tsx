import { listMinePlan } from '#contract/course/plan.ts';
import { list as userCourses } from '#contract/course/userCourse.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { courseTabs, PAGE_SIZE, plainList } from '../parts/addresses.ts';
import { MyCourseRow } from '../parts/MyCourseRow.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.course;

export async function loader({ request, context }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const tab = readTab(courseTabs, searchParams);
  const api = context.get(apiContext);
  const courses = await loadList(request, plainList, ({ page }) => {
    const wanted = { pageCurrent: page, pageSize: PAGE_SIZE };
    return tab === 'planned' ? api.call(listMinePlan, wanted) : api.call(userCourses, { ...wanted, tab });
  });
  return { courses, counts: 'page' in courses ? courses.page.counts : undefined };
}

const labels = { studying: '学习中', planned: '有计划', finished: '已学完', expired: '已过期' } as const;

const nothing = {
  studying: ['还没有在学的课程', '选一门课，从这里开始'],
  planned: ['还没有学习计划', '在课程页点「学习计划」，选一个学完的日子'],
  finished: ['还没有学完的课程', '学完全部课时的课程会在这里，带着它的证书'],
  expired: ['没有过期的课程', '过了学习有效期的课程会在这里'],
} as const;

/** The courses of the learner: go on, see how it stands, let go. */
export default function MyCourses({ loaderData: { courses, counts } }: PageProps<typeof loader>) {
  const tabs = useTab(courseTabs);
  const list = useList(plainList, courses);
  const [title, note] = nothing[tabs.tab];
  const choose = (
    <LinkButton to="/list" size="sm" variant="primary">
      去选课
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="我的课程" note="换一台设备，也从上次的位置接着学" />
      <TabFrame
        label="我的课程"
        of={tabs}
        tabs={courseTabs.map((key) => ({ key, label: labels[key], count: counts?.[key] || undefined }))}
      >
        <List of={list} unit="门" empty={<Empty title={title} note={note} action={choose} />}>
          {(rows) => (
            <RowList label={labels[tabs.tab]}>
              {rows.map((row) => (
                <MyCourseRow key={row.courseId} course={row} isExpired={tabs.tab === 'expired'} />
              ))}
            </RowList>
          )}
        </List>
      </TabFrame>
    </>
  );
}
