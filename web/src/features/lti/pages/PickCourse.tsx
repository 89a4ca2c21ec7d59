import { useState } from 'react';
import * as courseInfo from '#contract/course/courseInfo.ts';
import { isId } from '#contract/rules/id.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { NoMatch } from '../../../kit/list/NoMatch.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { pickList } from '../parts/addresses.ts';
import { pickCourse } from '../parts/calls.ts';
import styles from '../parts/Lti.module.css';
import { ltiRoutes } from '../routes.ts';

export const handle = ltiRoutes.pick;

const LONGEST = 30;
const nothing = { list: [], totalCount: 0, totalPage: 0, pageCurrent: 1, pageSize: 20 };

export const loader = async ({ request, context }: LoaderArgs) => ({
  courses: await loadList(request, pickList, async ({ filters: { orgNo, ticket, keyword }, page }) =>
    isId(orgNo) && ticket !== ''
      ? context
          .get(apiContext)
          .call(courseInfo.list, { orgNo, courseName: keyword.slice(0, LONGEST), pageCurrent: page })
      : nothing,
  ),
});

const none = <Empty title="没有可以选的课程" note="请从学习平台里再打开一次；只有这个单位公开的课程在这里" />;

/** A learning platform wants a course of the house for a link of its own: which one, a teacher says here. */
export default function PickCourse({ loaderData: { courses } }: PageProps<typeof loader>) {
  const list = useList(pickList, courses);
  const { send, sending } = usePress(pickCourse);
  const [chosen, setChosen] = useState('');
  const choose = async (courseId: string) => {
    setChosen(courseId);
    const answer = await send({ ticket: new URL(location.href).searchParams.get('ticket') ?? '', courseId });
    if (answer) location.assign(answer.url);
  };
  const isSought = list.filters.keyword !== '';
  const everyHref = list.hrefOf({ filters: { keyword: '' } });
  return (
    <div className="page">
      <div className={styles.column}>
        <PageHead title="选择课程" note="选好就回到你的学习平台，链接放在那边" />
        {list.filters.ticket === '' ? null : (
          <div className={styles.search}>
            <ListSearch list={list} label="课程名称" />
          </div>
        )}
        <List of={list} unit="门课程" empty={isSought ? <NoMatch clearHref={everyHref} /> : none}>
          {(rows) => (
            <RowList label="课程">
              {rows.map(({ id, courseName, lecturerName }) => (
                <Row
                  key={id}
                  heading="h2"
                  dense
                  title={courseName}
                  meta={lecturerName}
                  end={
                    <Button
                      size="sm"
                      loading={sending && chosen === id}
                      loadingLabel="送回中"
                      aria-label={`选「${courseName}」`}
                      onClick={() => void choose(id)}
                    >
                      选这门
                    </Button>
                  }
                />
              ))}
            </RowList>
          )}
        </List>
      </div>
    </div>
  );
}
