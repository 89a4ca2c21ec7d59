import { getFeed } from '#contract/user/orgSchedule.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FeedBlock } from '../../../shared/day/FeedBlock.tsx';
import { loadTimetable } from '../parts/loadTimetable.ts';
import { TimetableFrame } from '../parts/TimetableFrame.tsx';
import { timetableRoutes } from '../routes.ts';

export const handle = timetableRoutes.timetable;

const FEED_NOTE = '手机和电脑的日历按自己的节奏来取课表，调课、停课会跟着变；约好的面试、记下的政策截止日期也在里面。';

export async function loader(args: LoaderArgs) {
  const loaded = await loadTimetable(args, 'home');
  const { request, context } = args;
  const own = loaded.view === 'mine' && loaded.times.school !== null;
  const feed = own ? await answerOr(request, context.get(apiContext).call(getFeed, {})) : null;
  return { ...loaded, feed };
}

/** One's own week, or that of a class; staff have no lessons of their own and begin with a class. */
export default function OwnTimetable({ loaderData }: PageProps<typeof loader>) {
  const { feed } = loaderData;
  return (
    <TimetableFrame loaded={loaderData}>{feed ? <FeedBlock url={feed.url} note={FEED_NOTE} /> : null}</TimetableFrame>
  );
}
