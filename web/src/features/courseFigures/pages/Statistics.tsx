import { overview } from '#contract/course/courseStatistics.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { StudyDays } from '../../../shared/courses/StudyDays.tsx';
import { spokenSeconds } from '../../../shared/player/shownLength.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { courseIn } from '../parts/addresses.ts';
import { FiguresFrame } from '../parts/FiguresFrame.tsx';
import { courseFiguresRoutes } from '../routes.ts';

export const handle = courseFiguresRoutes.statistics;

export async function loader({ request, context }: LoaderArgs) {
  const courseId = courseIn(request);
  return { courseId, figures: await answerOr(request, context.get(apiContext).call(overview, { id: courseId })) };
}

/** How a course is doing, at a glance. */
export default function Statistics({ loaderData: { courseId, figures } }: PageProps<typeof loader>) {
  const { learners, finished, activeLearners, sittings, seconds, averageProgress, days } = figures;
  const rate = learners === 0 ? 0 : Math.round((finished * 1000) / learners) / 10;
  return (
    <FiguresFrame courseId={courseId} course={figures} current="overview">
      <Figures
        items={[
          { name: '学员', value: learners, note: `最近 7 天 ${activeLearners} 人在学` },
          { name: '学完', value: finished, note: `学完率 ${rate}%` },
          { name: '平均进度', value: `${averageProgress}%` },
          { name: '学习时间', value: spokenSeconds(seconds), note: `${sittings} 次` },
        ]}
      />
      <StudyDays days={days} nobody="最近 30 天没有人学" />
    </FiguresFrame>
  );
}
