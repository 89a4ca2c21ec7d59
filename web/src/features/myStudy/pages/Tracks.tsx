import { courses as studied, list as trackList } from '#contract/data/courseLog.ts';
import { isId } from '#contract/rules/id.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList, loadRows } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Select } from '../../../ui/Select.tsx';
import { trackList as spec } from '../parts/addresses.ts';
import { TrackDay } from '../parts/TrackDay.tsx';
import styles from '../parts/Tracks.module.css';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.study;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [tracks, courses] = await Promise.all([
    loadList(request, spec, ({ filters: { courseId }, page }) =>
      api.call(trackList, { courseId: isId(courseId) ? courseId : undefined, pageCurrent: page }),
    ),
    loadRows(request, api.call(studied, { pageSize: 100 })),
  ]);
  return { tracks, courses: 'page' in courses ? courses.page.list : [] };
}

/** Every sitting by day, the newest first, each with the way back to where it stopped. */
export default function Tracks({ loaderData: { tracks, courses } }: PageProps<typeof loader>) {
  const list = useList(spec, tracks);
  const { courseId } = list.filters;
  const choose = (
    <LinkButton to="/list" size="sm" variant="primary">
      去选课
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="我的足迹" note="每一次学习都在这里，从哪里停下就从哪里接着学" />
      {courses.length > 1 ? (
        <div className={styles.bar}>
          <Select
            size="sm"
            aria-label="课程"
            value={courses.some((one) => one.courseId === courseId) ? courseId : ''}
            options={[
              { value: '', label: '全部课程' },
              ...courses.map((one) => ({ value: one.courseId, label: one.courseName })),
            ]}
            onChange={({ target }) => list.change({ filters: { courseId: target.value }, page: 1 })}
          />
        </div>
      ) : null}
      <div className={styles.list}>
        <List of={list} empty={<Empty title="暂时没有数据" note="选一门课，从这里开始" action={choose} />}>
          {(rows) =>
            [...Map.groupBy(rows, ({ gmtCreate }) => gmtCreate.slice(0, 10))].map(([day, tracksOfDay]) => (
              <TrackDay key={day} day={day} tracks={tracksOfDay} />
            ))
          }
        </List>
      </div>
    </>
  );
}
