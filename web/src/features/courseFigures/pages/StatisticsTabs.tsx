import * as statistics from '#contract/course/courseStatistics.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { courseIn, figureTabs, learnerList, learnerOrders, periodList, toolMarkList } from '../parts/addresses.ts';
import { FiguresFrame } from '../parts/FiguresFrame.tsx';
import { LearnerFigures } from '../parts/LearnerFigures.tsx';
import { PeriodFigures } from '../parts/PeriodFigures.tsx';
import { ToolMarks } from '../parts/ToolMarks.tsx';
import { courseFiguresRoutes } from '../routes.ts';

export const handle = courseFiguresRoutes.statisticsTabs;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const id = courseIn(request);
  const tab = readTab(figureTabs, new URL(request.url).searchParams);
  const course = await answerOr(request, api.call(statistics.overview, { id }));
  if (tab === 'periods') {
    const periods = await loadList(request, periodList, ({ page }) =>
      api.call(statistics.periods, { id, pageCurrent: page, pageSize: 50 }),
    );
    return { tab, id, course, periods };
  }
  if (tab === 'tools') {
    const marks = await loadList(request, toolMarkList, ({ filters, page }) =>
      api.call(statistics.toolMarks, { id, name: filters.keyword.slice(0, 30), pageCurrent: page }),
    );
    return { tab, id, course, marks };
  }
  const learners = await loadList(request, learnerList, ({ filters, page }) => {
    const sort = learnerOrders.find((order) => order === filters.sort) ?? 'recent';
    return api.call(statistics.learners, { id, name: filters.keyword.slice(0, 30), sort, pageCurrent: page });
  });
  return { tab, id, course, learners };
}

/** The figures of every class-hour, of every learner, or of what external tools told of them. */
export default function StatisticsTabs({ loaderData: loaded }: PageProps<typeof loader>) {
  const { id, course } = loaded;
  return (
    <FiguresFrame courseId={id} course={course} current={loaded.tab}>
      {loaded.tab === 'periods' ? <PeriodFigures courseId={id} periods={loaded.periods} /> : null}
      {loaded.tab === 'learners' ? <LearnerFigures courseId={id} learners={loaded.learners} /> : null}
      {loaded.tab === 'tools' ? <ToolMarks marks={loaded.marks} /> : null}
    </FiguresFrame>
  );
}
