import { overviewFigures, overviewTasks } from '#contract/rules/overview.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { CourseRows } from '../parts/CourseRows.tsx';
import { Entries } from '../parts/Entries.tsx';
import { LikedRows } from '../parts/LikedRows.tsx';
import { loadOverview } from '../parts/loadOverview.ts';
import { LogRows, MessageRows } from '../parts/NewsRows.tsx';
import styles from '../parts/Overview.module.css';
import { Part } from '../parts/Part.tsx';
import { PersonHead } from '../parts/PersonHead.tsx';
import { Today } from '../parts/Today.tsx';
import { overviewRoutes } from '../routes.ts';

export const handle = overviewRoutes.overview;

export const loader = ({ request, context }: LoaderArgs) => loadOverview(request, context.get(apiContext));

/** The first page of every centre, and on phones the personal page: what matters, what waits, what is new. */
export default function Overview({ loaderData }: PageProps<typeof loader>) {
  const { figures, tasks, has, day, liked, courses, logs, messages, now, greeting } = loaderData;
  return (
    <>
      <PersonHead greeting={greeting} streak={day?.streak ?? 0} />
      <Figures
        items={figures.map(({ key, count }) => ({ name: overviewFigures[key].label, value: figureOf(key, count) }))}
      />
      <Entries />
      <div className={styles.columns}>
        <div className={styles.column}>
          {has.day ? <Today events={day?.events ?? []} now={now} /> : null}
          <Part title="等着处理的" none="现在没有等着处理的" isEmpty={tasks.length === 0}>
            <RowList label="等着处理的">
              {tasks.map(({ key, count }) => (
                <Row
                  key={key}
                  dense
                  title={overviewTasks[key].label}
                  to={overviewTasks[key].to}
                  end={
                    <b>
                      {count} {overviewTasks[key].unit}
                    </b>
                  }
                />
              ))}
            </RowList>
          </Part>
          {has.day ? <LikedRows courses={liked} /> : null}
          {has.courses ? <CourseRows courses={courses} /> : null}
        </div>
        <div className={styles.column}>
          {has.messages ? <MessageRows messages={messages} /> : null}
          {has.logs ? <LogRows logs={logs} /> : null}
        </div>
      </div>
    </>
  );
}

function figureOf(key: keyof typeof overviewFigures, count: number) {
  const { to, unit } = overviewFigures[key];
  const text = (
    <>
      {count.toLocaleString('en-US')}
      {unit ? <small className={styles.unit}> {unit}</small> : null}
    </>
  );
  return to === '' ? text : <Link to={to}>{text}</Link>;
}
