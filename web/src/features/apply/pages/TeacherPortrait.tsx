import { coursePath } from '#contract/rules/pagePaths.ts';
import { ratingOf } from '#contract/rules/teacherPortrait.ts';
import * as dict from '#contract/system/dict.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import * as userResearch from '#contract/user/userResearch.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { spokenSeconds } from '../../../shared/player/shownLength.ts';
import { PortraitFacts } from '../../../shared/resume/PortraitFacts.tsx';
import { ResumeRow } from '../../../shared/resume/ResumeRow.tsx';
import { rowViews } from '../../../shared/resume/rowViews.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from '../parts/TeacherPortrait.module.css';
import { applyRoutes } from '../routes.ts';

export const handle = applyRoutes.teacherPortrait;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [portrait, { list }, { items }] = await answerOr(
    request,
    Promise.all([
      api.call(lecturer.portrait, {}),
      api.call(userResearch.view, {}),
      api.call(dict.items, { keys: 'researchType' }),
    ]),
  );
  return { portrait, research: list, types: items.researchType ?? [] };
}

type Course = Awaited<ReturnType<typeof loader>>['portrait']['courses'][number];

const columns: Column<Course>[] = [
  {
    key: 'courseName',
    head: '课程',
    cell: (row) => <TextLink to={coursePath(row)}>{row.courseName}</TextLink>,
  },
  { key: 'length', head: '时长', width: 132, align: 'end', cell: (row) => spokenSeconds(row.secondsTotal) },
  { key: 'countStudy', head: '学员', width: 88, align: 'end', cell: ({ countStudy }) => countStudy },
  {
    key: 'rating',
    head: '评价',
    width: 132,
    align: 'end',
    cell: (row) => (row.ratingCount === 0 ? '还没有' : `${ratingOf(row)}（${row.ratingCount} 个）`),
  },
];

/** The portrait of a lecturer: six sums of facts of this platform, the courses they come from, and the research. */
export default function TeacherPortrait({ loaderData: { portrait, research, types } }: PageProps<typeof loader>) {
  const { axes, courses, countCourse } = portrait;
  const head = (
    <PageHead
      size="work"
      title="教学画像"
      note="课程、学员与评价由平台记下，只数正在上架的；科研成果由本人填写，只数有几项"
    />
  );
  if (axes.every(({ score }) => score === 0)) {
    const write = (
      <LinkButton to="/account/vod/all" size="sm" variant="primary">
        编写课程
      </LinkButton>
    );
    return (
      <>
        {head}
        <Empty title="画像还没有内容" note="公开一门课程、写上一项科研成果，这里就有第一笔" action={write} />
      </>
    );
  }
  const label = (kind: string, code: string) =>
    kind === 'researchType' ? (types.find(({ value }) => value === code)?.label ?? '') : '';
  return (
    <>
      {head}
      <div className={styles.first}>
        <PortraitFacts label="教学画像" axes={axes} />
      </div>
      <section className={styles.part}>
        <SectionHead
          title="学员最多的课程"
          note={`共 ${countCourse} 门正在上架`}
          action={
            <TextLink to="/account/vod/all" arrow>
              全部课程
            </TextLink>
          }
        />
        {courses.length > 0 ? (
          <Table caption="学员最多的课程" columns={columns} rows={courses} rowKey={({ id }) => id} />
        ) : (
          <p className={styles.none}>还没有上架的课程</p>
        )}
      </section>
      <section className={styles.part}>
        <SectionHead
          title="科研成果"
          action={
            <TextLink to="/account/info/teacherInfo" arrow>
              {research.length > 0 ? '修改' : '添加'}
            </TextLink>
          }
        />
        {research.length > 0 ? (
          research.map((row) => <ResumeRow key={row.id} view={rowViews.research(row, label)} clipped />)
        ) : (
          <p className={styles.none}>还没有写下科研成果</p>
        )}
      </section>
    </>
  );
}
