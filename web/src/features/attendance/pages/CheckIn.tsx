import * as attendance from '#contract/user/attendance.ts';
import { AttendanceState } from '#contract/rules/attendance.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { dayIn, historyList, keeperTabs, lessonList, rateList } from '../parts/addresses.ts';
import { KeeperLessons } from '../parts/KeeperLessons.tsx';
import { LearnerCheckIn } from '../parts/LearnerCheckIn.tsx';
import { Rates } from '../parts/Rates.tsx';
import { attendanceRoutes } from '../routes.ts';

export const handle = attendanceRoutes.stusign;

const LONGEST = 30;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const tab = readTab(keeperTabs, new URL(request.url).searchParams);
  const lessons = await loadList(request, lessonList, ({ filters, page }) =>
    api.call(attendance.lessons, {
      day: dayIn(filters.day),
      keyword: filters.keyword.slice(0, LONGEST),
      pageCurrent: page,
    }),
  );
  const rates =
    tab === 'rates'
      ? await loadList(request, rateList, ({ filters: { by, keyword }, page }) =>
          api.call(attendance.rates, { by, keyword: keyword.slice(0, LONGEST), pageCurrent: page }),
        )
      : null;
  const now = await answerOr(request, api.call(attendance.current, {}));
  const past = await loadList(request, historyList, ({ filters, page }) =>
    api.call(attendance.history, {
      attendanceState: valueOf(AttendanceState, filters.state),
      pageCurrent: page,
      pageSize: 10,
    }),
  );
  return { tab, lessons, rates, now, past };
}

/** Learners check in here; whoever keeps rolls opens the check-ins of the day and sees the rates. */
export default function CheckIn({ loaderData: { tab, lessons, rates, now, past } }: PageProps<typeof loader>) {
  const session = useSession();
  const of = useTab(keeperTabs);
  if (session?.current.userType === UserType.learner) return <LearnerCheckIn now={now} past={past} />;
  return (
    <>
      <PageHead size="work" title="课堂签到" note="开签到以后把大屏幕投出来；结束时没来的记缺勤，请了假的记请假" />
      <TabFrame
        label="课堂签到"
        of={of}
        tabs={[
          { key: 'lessons', label: '一天的课' },
          { key: 'rates', label: '出勤率' },
        ]}
      >
        {tab === 'rates' && rates ? (
          <Rates rows={rates} />
        ) : (
          <KeeperLessons rows={lessons} day={'page' in lessons ? lessons.page.day : ''} />
        )}
      </TabFrame>
    </>
  );
}
