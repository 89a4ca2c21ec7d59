import * as dashboard from '#contract/system/adminDashboard.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { DayBars } from '../../../ui/DayBars.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import styles from '../parts/Dashboard.module.css';
import { Queues } from '../parts/Queues.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.dashboard;

export const loader = async ({ request, context }: LoaderArgs) => ({
  figures: await answerOr(request, context.get(apiContext).call(dashboard.view, {})),
});

/** What waits for somebody, and how the platform is doing. */
export default function Dashboard({ loaderData: { figures } }: PageProps<typeof loader>) {
  const minutes = figures.studyMinutesByDay.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHead size="work" title="运营概览" note={`${figures.asOf.slice(11, 16)} 的数字，每分钟更新`} />
      <Figures
        items={[
          { name: '用户', value: inFull(figures.people), note: `本周新增 ${inFull(figures.newThisWeek)}` },
          { name: '今天来过', value: inFull(figures.activeToday) },
          { name: '上架课程', value: inFull(figures.courses) },
          { name: '发件箱近 24 小时', value: inFull(figures.outboxDay) },
        ]}
      />
      <div className={styles.columns}>
        <Queues queues={figures.queues} asOf={figures.asOf} />
        <div className={styles.charts}>
          <DayBars title={`14 天里学习了 ${inFull(minutes)} 分钟`} unit="分钟" days={figures.studyMinutesByDay} />
          <DayBars title={`14 天里新增了 ${inFull(sumOf(figures.newByDay))} 人`} unit="人" days={figures.newByDay} />
        </div>
      </div>
    </>
  );
}

const inFull = (figure: number): string => figure.toLocaleString('en-US');

const sumOf = (days: readonly { count: number }[]): number => days.reduce((sum, { count }) => sum + count, 0);
