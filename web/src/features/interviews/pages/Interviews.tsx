import * as interview from '#contract/position/interview.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { isId } from '#contract/rules/id.ts';
import { InterviewState } from '#contract/rules/interviews.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { getFeed } from '#contract/user/orgSchedule.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { currentType } from '../../../kit/currentType.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FeedBlock } from '../../../shared/day/FeedBlock.tsx';
import { interviewSpec } from '../parts/addresses.ts';
import { DeskInterviews } from '../parts/DeskInterviews.tsx';
import { OwnInterviews } from '../parts/OwnInterviews.tsx';
import { interviewRoutes } from '../routes.ts';

export const handle = interviewRoutes.interview;

const FEED_NOTE = '约好的面试会出现在手机和电脑的日历里，改了时间、取消了会跟着变；有课表的人，课也在里面。';

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const feed = await answerOr(request, api.call(getFeed, {}));
  // Whoever acts as a lecturer may be asked as a person, too.
  if ((await currentType(request, api)) !== UserType.enterprise) {
    return {
      feed,
      own: await loadList(request, interviewSpec, ({ page }) => api.call(interview.mine, { pageCurrent: page })),
    };
  }
  const ask = new URL(request.url).searchParams.get('ask') ?? '';
  const rows = await loadList(request, interviewSpec, ({ filters, page }) =>
    api.call(interview.list, {
      interviewState: valueOf(InterviewState, filters.state),
      isMine: filters.mine === '1' ? 1 : 0,
      pageCurrent: page,
    }),
  );
  const asking = isId(ask) ? await answerOr(request, api.call(interview.choices, {})) : null;
  return { feed, rows, now: wireTime(new Date()), asking: asking && { ...asking, applicationId: ask } };
}

/** Interviews of the reader: as a candidate, or as one who hires. */
export default function Interviews({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      {loaderData.own ? <OwnInterviews rows={loaderData.own} /> : <DeskInterviews data={loaderData} />}
      <FeedBlock url={loaderData.feed.url} note={FEED_NOTE} />
    </>
  );
}
